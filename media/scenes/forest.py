"""The wood in the morning: a path through ferns, shafts from the sun's own shadow map; the same wood in blue mist."""
from kit import *

SKY = 'wood'
RENDER = dict(clamp=3)
SUN = (-.34, 1, .50)
px = lambda y: 1.1 * np.sin(np.asarray(y) * .16 + .3) + .45 * np.sin(np.asarray(y) * .37)
P = lambda y: float(px(y))
VIEWS = {
    'forest-path': dict(cam=((P(-4.6) + .05, -4.6, 1.75), (P(9) - .1, 10, 1.9), 30), lens=dict(shift=(0, .05)), size=(1600, 1000), spp=22, ev=.15),
    'about': dict(cam=((P(9) + .55, 8.6, 1.5), (P(24) - 3.2, 24, 3.6), 30), lens=dict(shift=(0, .05)), size=(1600, 1000), spp=20, ev=-.25),
    'mist-pines': dict(of='about', light='mist', ev=1.3, flip=True, box=(0, .04, .86, .90)),
    'first-rays': dict(of='about', ev=-.75, box=(0, .0, .62, .62)),
    'fern-light': dict(of='forest-path', ev=.35, box=(.46, .38, 1, 1)),
}


def build(M, v):
    world('wood', .55, ground=(.05, .06, .03))
    sun(SUN, 14, (1., .80, .52), .012)

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        d = np.abs(x - px(y))
        k = np.clip((d - .7) / 2.2, 0, 1)
        k = k * k * (3 - 2 * k)
        return (.028 * np.clip(y, 0, 60) + .03 * fbm2(x * .9, y * .9, 3, seed=3)
                + k * (.28 + .55 * fbm2(x * .12, y * .12, 4, seed=5) + .14 * fbm2(x * .6, y * .6, 4, seed=6) + .02 * np.minimum(d, 30))
                + .9 * fbm2(x * .035, y * .035, 4, seed=16) * np.clip((np.hypot(x, y) - 18) / 25, 0, 1))
    floor = m_noise('floor', [(.30, (.030, .020, .012)), (.5, (.075, .050, .026)), (.66, (.05, .075, .016)), (.8, (.08, .12, .02))], .7, 12, .95, 1., 16, .08)
    terrain('ter', hf, -75, 75, -8, 130, 460, floor)
    strip('path', px, -8, 60, .85, hf, m_noise('pathm', [(.3, (.055, .038, .024)), (.6, (.14, .10, .065)), (.78, (.20, .15, .10))], 2.2, 12, .9, 1., 26, .05))
    rng, n = np.random.RandomState(12), 9000
    y = rng.uniform(-5, 26, n)
    x = px(y) + rng.normal(0, 2.2, n)
    V, F = leaves(np.c_[x, y, hf(x, y) + .02], norm(np.c_[rng.normal(size=(n, 2)), rng.normal(0, .25, n)]), rng.uniform(.04, .075, n), .035, rng)
    mesh_obj('litter', V, F, m_leaf('litm', (.10, .045, .015), (.28, .15, .05), .2), rng.rand(n))
    cx, cy = v['cam'][0][:2]

    def keep(x, y):
        d = abs(x - P(y))
        return d > 2.1 + .03 * max(y, 0) and not (y < 9 and d < 3.7) and math.hypot(x - cx, y - cy) > 2.5
    L = []
    for k in range(3):
        L.append((species(M, 'tall', k), .9))
        L.append((lib(broadleaf('bl%d' % k, 13, 160 + k, M['barkl'], M['leafsun'], .105, 30000, .38, r0=.035)), 1.))
    pts, tries = [], 0
    while len(pts) < 330 and tries < 60000:
        tries += 1
        y = rng.uniform(-3, 112)
        x = rng.uniform(-1, 1) * (24 + .45 * y)
        if keep(x, y) and (not pts or min((x - a) ** 2 + (y - c) ** 2 for a, c in pts) > 1.9 ** 2):
            pts.append((x, y))
    pts = np.array(pts)
    for k, (o, sc) in enumerate(L):
        m = pts[k::6]
        scatter(o, on(hf, m, .12), rng.uniform(.75, 1.2, len(m)) * sc, rng, 't%d' % k, .025)
    undergrowth(M, hf, (-16, 16, -4.5, 30), lambda x, y: abs(x - P(y)) > .95 and math.hypot(x - cx, y - cy) > 1.2, 2900, 2600, 5, (.40, 1.6), .24)
    yy = rng.uniform(17, 108, 380)
    xx = rng.uniform(-1, 1, 380) * (12 + .55 * yy)
    q = np.c_[xx, yy][np.abs(xx - px(yy)) > 2.2 + .02 * yy]
    understorey(M, hf, q, 8, ('sapling', 'shrub'), (.4, 1.2))
    for k in range(16):
        y = rng.uniform(-1, 20)
        x = P(y) + rng.choice([-1, 1]) * rng.uniform(1.15, 3.6)
        rock(x, y, float(hf(x, y)), rng.uniform(.16, .5), M['moss'], k)
    return dict(sun=SUN, shadow=(SUN, (0, 14, 6), 56, 1100))


def develop(v, s):
    ang = s.angle(SUN)
    if v.get('light') == 'mist':                               # before sunrise: no shafts, blue mist between the trunks
        s.rgb = s.rgb.mean(-1, keepdims=True) * np.array((.30, .40, .46), np.float32) * .55 + s.rgb * np.array((.10, .14, .15), np.float32)
        s.preset = 'mist'
        s.sky(.55)
        col = np.array((.115, .160, .190)) + (np.exp(-ang / .55) * .10)[..., None] * np.array((1., .86, .66))
        s.fog(col, dens=.017, h0=.2, hf=9, noise=.7, ns=.06, steps=24, maxd=120)
        s.bloom(.08, .8)
        return s.finish(v['ev'], contrast=1.36)
    s.rgb = s.rgb + np.minimum(sky(s.dir, 'wood'), 6) * .9 * (1 - s.a)
    col = np.array((.30, .38, .36), np.float32) * .8 + np.exp(-ang / .5)[..., None] * np.array((1.4, 1.05, .58), np.float32)
    s.fog(col, dens=.0085, h0=0, hf=14, noise=.4, ns=.08, steps=20, maxd=130)
    s.shafts(SUN, (13, 9.6, 5.4), dens=.015, steps=90, maxd=45, noise=.7, ns=.18, g=.55, hf=12)
    s.bloom(.10, 1.3, (3, 10, 34, 110))
    return s.finish(v['ev'], contrast=1.42, sat=1.22, split=((.97, 1., 1.01), (1.03, 1., .95)), vig=.5)
