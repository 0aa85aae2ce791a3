"""The beach below the estate at first light: dune path, marram, wet sand that keeps the sky, foam lines."""
from kit import *

SKY = 'dawn'
RENDER = dict(clamp=3)
SUN = (.20, 1, .058)
VIEWS = {
    'shore-dawn': dict(cam=((-.6, 2.6, 1.35), (.6, 20, .55), 26), over=1.6, spp=8, ev=-.35),
    'contact-side': dict(cam=((-.25, -9.6, 2.75), (.35, 8, .75), 35), size=(1120, 1400), over=1.5, spp=8, ev=-.25, grad=(.5, .8)),
}
path = lambda y: .5 * np.sin(np.asarray(y) * .30 + .6)


def m_sand():
    """dry sand above, a wet mirror towards the water (by height)"""
    s = Nodes('sand')
    tc = s.n('TexCoord')
    z = s.n('SeparateXYZ', {0: tc.outputs['Object']}).outputs['Z']
    n = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': .7, 'Detail': 6.})
    nz = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 9., 'Detail': 8., 'Roughness': .65})
    h = s.n('Math', {0: z, 1: s.n('Math', {0: n.outputs['Fac'], 1: .30}, operation='MULTIPLY')}, operation='SUBTRACT')
    wet = s.n('MapRange', {'Value': h, 'From Min': .12, 'From Max': .30})                 # 0 wet, 1 dry
    col = s.n('MixRGB', {'Fac': wet, 'Color1': (.055, .042, .031), 'Color2': (.24, .19, .14)})
    rough = s.n('MapRange', {'Value': wet, 'To Min': .07, 'To Max': .92})
    bump = s.n('Bump', {'Height': nz.outputs['Fac'], 'Strength': s.n('MapRange', {'Value': wet, 'To Min': .03, 'To Max': .5}), 'Distance': .03})
    return s.end(s.n('BsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Specular': .5, 'Normal': bump}))


def foam(y0, width, seed, z=.012, amp=.9):
    """a line of foam: lace of noise on a thin strip"""
    s = Nodes('foam%d' % seed)
    tc = s.n('TexCoord')
    nz = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 3.2, 'Detail': 9., 'Roughness': .72, 'Distortion': 1.4})
    at = s.n('Attribute', attribute_name='tint')
    f = s.n('MapRange', {'Value': s.n('Math', {0: nz.outputs['Fac'], 1: at.outputs['Fac']}, operation='ADD'), 'From Min': .92, 'From Max': 1.10})
    m = s.end(s.n('MixShader', {0: f, 1: s.n('BsdfTransparent'), 2: s.n('BsdfPrincipled', {'Base Color': (.78, .78, .77), 'Roughness': .9})}))
    x, k = np.linspace(-60, 60, 900), 9
    line = y0 + amp * fbm2(x * .10, 0 * x + seed, 4, seed=seed) * 1.6
    u = np.linspace(0, 1, k)
    w = width * (.6 + .8 * np.clip(fbm2(x * .22, 0 * x, 3, seed=seed + 3) + .3, 0, 1))
    V = np.stack([np.repeat(x[None], k, 0), line[None] + u[:, None] * w[None], np.full((k, 900), z)], -1).reshape(-1, 3)
    F = grid_faces(k, 900)
    edge = np.repeat(np.sin(np.pi * (u[:-1] + .5 / (k - 1))) ** .6, 899)
    mesh_obj('foam', V, F, m, edge * .62)


def build(M, v):
    world('dawn', .95, ground=(.10, .10, .10))
    sun(SUN, 2.6, (1., .60, .33), .03)
    area('fill', (-20, -34, 26), 18, 9000, (.72, .82, 1.), (0, 4, 0))

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        beach = -.042 * (y - 14.5) * (y > 2) + .52 * (y <= 2) + .05 * fbm2(x * .25, y * .25, 4, seed=4) * np.clip((15 - y) / 8, 0, 1)
        d = np.clip((2.5 - y) / 5, 0, 1) * np.clip((np.abs(x - path(y)) - .75) / 3.2, 0, 1)
        return beach + (d * d * (3 - 2 * d)) * (1.9 + 1.3 * fbm2(x * .16, y * .16, 4, seed=6)) + .10 * np.clip(-y, 0, 14) + .03 * fbm2(x * 1.3, y * 1.3, 3, seed=9)
    terrain('ter', hf, -48, 48, -16, 34, 420, m_sand())
    sea(.0, 8, m_water('sea', (.006, .024, .030), ((.10, .020), (.5, .020), (2.2, .012)), .05, (.45, 1., 1)))
    foam(14.2, .55, 3)
    foam(15.6, .35, 5, .014, .6)
    foam(19.0, 1.1, 8, .03, 1.2)
    foam(26.0, .9, 11, .03, 1.4)
    headland('h1', -2600, -350, 2600, 110, 3, z=0)
    headland('h2', 900, 4200, 4400, 170, 9, (.03, .04, .04), 0)
    for i, (x, y, r) in enumerate(((5.2, 10.5, .7), (6.3, 11.2, 1.0), (4.3, 11.6, .4), (8.4, 13.6, 1.3), (7.0, 15.5, .7), (-7.5, 16.5, .8), (-9.2, 17.6, 1.3), (11, 17, 1.5), (3.2, 9.2, .22), (2.6, 12.9, .25))):
        rock(x, y, float(hf(x, y)) - .1, r, M['wetrock'], i)
    rng = np.random.RandomState(4)
    q = np.c_[rng.uniform(-15, 15, 9000), rng.uniform(-10.5, 3.2, 9000)]
    cx, cy = v['cam'][0][:2]
    ok = [abs(a - float(path(b))) > .62 + .25 * rng.rand() and fbm2(a * .3, b * .3, 3, seed=33) > -.22 and math.hypot(a - cx, b - cy) > 1.3 and (b < 2.2 or abs(a) > 2.2) for a, b in q]
    q = q[np.array(ok)]
    for i, h in enumerate((.62, .85)):
        p = q[i::2]
        scatter(lib(grass('marram%d' % i, 301 + i, M['marram'], 54, h, .26, .0062, .8)), on(hf, p, 0), rng.uniform(.55, 1.2, len(p)), rng, 'mar%d' % i, .12)
    b = MB(3)                                                  # driftwood at the tide line
    u = np.linspace(0, 1, 60)
    broken = np.clip((1 - u) / .05, .12, 1) ** .6
    lx, ly, lr = -3.6 + 1.9 * u, 7.2 + .5 * u, .115 * (1 - .45 * u) * (1 + .03 * np.sin(u * 17) + .03 * np.sin(u * 43 + 1) + .02 * np.sin(u * 97)) * broken
    b.tube(np.c_[lx, ly + .03 * np.sin(u * 9), hf(lx, ly) + lr * .45 + .03 * np.sin(u * 6)], lr, 22, .6)
    for x, y, dx, dy, dz, r in ((-2.7, 7.44, .26, .32, .30, .040), (-2.25, 7.56, -.10, .20, .17, .026), (-3.2, 7.3, .10, -.16, .12, .022)):
        b.tube(np.c_[x + dx * u + .02 * np.sin(u * 7), y + dy * u, float(hf(x, y)) + .06 + dz * u ** .8], r * (1 - .75 * u) * (1 + .12 * np.sin(u * 23)), 12, .6)
    b.obj('log', m_noise('driftwood', [(.3, (.050, .040, .032)), (.7, (.19, .16, .135))], 9, 9, .85, .8, 34, .012, stretch=(.12, 1, 1)), True)
    return dict(sun=SUN)


def develop(v, s):
    ang = s.angle(SUN)
    s.calm(1.8)
    s.calm_water(12)
    s.sky(.9, s.sun(SUN))
    low = s.dir.copy()
    low[..., 2] = .02
    hor = sky(low / np.linalg.norm(low, axis=-1, keepdims=True), 'dawn')
    gl = hor * .8 + (np.exp(-ang / .22) * 1.3)[..., None] * np.array([1, .55, .28])
    s.fog(gl, dens=.0003, h0=0, hf=24, noise=.5, ns=.006, steps=20, maxd=5500)
    s.fog(gl * .95, dens=.004, h0=0, hf=1.1, noise=1.1, ns=.03, steps=20, maxd=600, seed=4)
    s.graduate(*v.get('grad', (.5, .85)), 1.5, .9)
    s.bloom(.08, 1.3)
    return s.finish(v['ev'])
