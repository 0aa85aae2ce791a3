"""Stormchaser under a breaking sky: a low deep frame above real waves; spray in the air, one warm room."""
from kit import *

SKY = 'storm'
RENDER = dict(clamp=3)
GLOW = (.42, 1, .05)
VIEWS = {
    'stormchaser-exterior': dict(cam=((-10.5, -8.4, 2.5), (-.5, 3.0, 1.85), 28), over=1.4, spp=8, ev=1.05, low=.0022),
    'stormchaser-detail': dict(cam=((-4.6, -2.9, 1.75), (-.55, 2.6, 1.25), 29), over=1.5, spp=9, ev=.95),
}
TURN, AT = math.radians(-38), (2.6, 1.6)


def m_sea(chop=.8, low=-.8, high=-.05):
    """storm water with foam on the crests: from `low` to `high` above a ragged line; chop is how rough it is between them"""
    s = Nodes('storm')
    tc = s.n('TexCoord')
    nz = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 2.2, 'Detail': 9., 'Roughness': .62})
    n2 = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': .55, 'Detail': 8., 'Roughness': .7, 'Distortion': 1.2})
    at = s.n('Attribute', attribute_name='foam')
    z = s.n('SeparateXYZ', {0: tc.outputs['Object']}).outputs['Z']
    n3 = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': .16, 'Detail': 3.})
    crest = s.n('MapRange', {'Value': s.n('Math', {0: z, 1: s.n('Math', {0: n3.outputs['Fac'], 1: 2.2}, operation='MULTIPLY')}, operation='SUBTRACT'), 'From Min': low, 'From Max': high})
    lace = s.n('MapRange', {'Value': n2.outputs['Fac'], 'From Min': .43, 'From Max': .60})
    f0 = s.n('Math', {0: crest, 1: lace}, operation='MULTIPLY', use_clamp=True)
    f = s.n('Math', {0: s.n('MapRange', {'Value': at.outputs['Fac'], 'From Min': .0, 'From Max': .35}), 1: s.n('MapRange', {'Value': n2.outputs['Fac'], 'From Min': .40, 'From Max': .62})}, operation='MULTIPLY', use_clamp=True)
    f = s.n('Math', {0: f0, 1: f}, operation='MAXIMUM')
    w = s.n('BsdfPrincipled', {'Base Color': (.010, .030, .032), 'Roughness': .09, 'IOR': 1.33, 'Normal': s.n('Bump', {'Height': nz.outputs['Fac'], 'Strength': chop, 'Distance': .3})})
    foam = s.n('BsdfPrincipled', {'Base Color': (.74, .76, .76), 'Roughness': .9})
    return s.end(s.n('MixShader', {0: f, 1: w, 2: foam}))


def build(M, v):
    world('storm', 1.1, ground=(.03, .035, .035))
    sun((GLOW[0], GLOW[1], .14), .9, (1., .74, .46), .06)
    area('fill', (-30, -30, 30), 22, 9000, (.62, .74, .90), (0, 0, 0))

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        edge = 10.5 + 2.2 * fbm2(x * .08, 0 * x + 3, 3, seed=18) - .16 * np.clip(-x - 3, 0, 60) - .02 * (x + 4) ** 2 * (x > 12)
        top = .6 * fbm2(x * .07, y * .07, 4, seed=5) - .75 + .14 * fbm2(x * .7, y * .7, 3, seed=25)
        cl = np.clip((edge - y + 1.5) / 6.5, 0, 1)
        cl = cl * cl * (3 - 2 * cl)
        return -8 + (8 + top) * cl ** .75 + 2.4 * fbm2(x * .38, y * .38, 5, seed=9) * (cl < .98) * (1 - cl)
    terrain('ter', hf, -50, 50, -30, 34, 340, M['turf'])
    sw = swell(-6.4, -190, 8, 80, (5, 5), m_sea(), scale=3.2, choppy=1.45, wind=15, res=16, time=4., direction=math.radians(-70), align=.35)
    sea(-7.6, 360, m_water('far', (.010, .030, .032), ((.05, .05), (.3, .05)), .12, (.4, 1, 1)))
    headland('h1', -2200, -300, 2400, 150, 3, (.012, .016, .017))
    headland('h3', 900, 3600, 4200, 190, 9, (.012, .016, .017))
    for i, (x, y, r) in enumerate(((-17, 21, 3.2), (-22, 27, 4.4), (-13, 18, 1.8), (-28, 22, 2.2), (-8, 19, 1.5), (-33, 34, 3), (-20, 17, 1.3), (-3, 20, 1.6))):
        rock(x, y, -7.0, r, M['wetrock'], i, .85, .6)
    with Group((AT[0], AT[1], .35), TURN):
        cabins.low(M, power=1.5)
        deck_chair(M, -2.6, -2.2, math.radians(8), -.01, 'wool')
        lan = [candle_lantern(M, -1.5, -2.6, -.01, 1.2, 9)]

    def local(x, y):
        c, s = math.cos(TURN), math.sin(TURN)
        dx, dy = x - AT[0], y - AT[1]
        return c * dx + s * dy, -s * dx + c * dy
    under = lambda x, y: (lambda p: -5.1 < p[0] < 5.1 and -3.5 < p[1] < 5.1)(local(x, y))
    free = lambda x, y: not under(x, y) and math.hypot(x - v['cam'][0][0], y - v['cam'][0][1]) > 1.2
    undergrowth(M, hf, (-24, 18, -11, 12), free, 0, 11000, 5, gh=.36, clump=(0, -.5), gs=(.45, 1.1))
    undergrowth(M, hf, (-5, 10, -7, 9), lambda x, y: under(x, y), 0, 1800, 15, gh=.2, clump=(0, -.8))
    rng = np.random.RandomState(4)
    q = np.c_[rng.uniform(-22, 16, 4200), rng.uniform(-10, 11.5, 4200)]
    q = np.array([p for p in q if free(*p) and fbm2(p[0] * .15, p[1] * .15, 3, seed=33) > .0])
    scatter(lib(grass('tall', 301, M['marram'], 44, .62, .34, .006, 1.3)), on(hf, q, 0), rng.uniform(.5, 1.2, len(q)), rng, 'tall', .2)
    for i in range(16):
        x, y = rng.uniform(-13, 4), rng.uniform(-6, 9)
        if free(x, y):
            rock(x, y, float(hf(x, y)), rng.uniform(.2, .6), M['wetrock'], i + 20)
    scatter(species(M, 'windpine', 0), on(hf, [(11.5, 4.5), (14.5, -.5), (17, 6)], .15), [.85, 1.0, .7], rng, 'wp0', .1)
    scatter(species(M, 'windpine', 2), on(hf, [(13.2, 1.8), (15.8, 3.4)], .15), [.9, .75], rng, 'wp1', .1)
    c, s = math.cos(TURN), math.sin(TURN)
    return dict(lan=[(AT[0] + c * p[0] - s * p[1], AT[1] + s * p[0] + c * p[1], p[2] + .35) for p in lan])


def develop(v, s):
    s.calm(1.8)
    s.sky(1.)
    ang = s.angle(GLOW)
    col = np.array((.085, .108, .128)) + (np.exp(-ang / .30) * .40)[..., None] * np.array((1, .86, .68))
    s.fog(col, dens=.0012, h0=-6, hf=26, noise=.6, ns=.01, steps=20, maxd=2500)
    s.fog(col * 1.1, dens=v.get('low', .004), h0=-6.6, hf=1.6, noise=1.2, ns=.03, steps=20, maxd=420, seed=4)
    for p in s.D['lan']:
        s.airlight(p, (1, .5, .2), .003)
    s.graduate(*v.get('grad', (.25, .85)), 1.5, .80)
    s.bloom(.09, 1.)
    return s.finish(v['ev'])
