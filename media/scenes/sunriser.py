"""Sunriser on its headland at dawn: mono-pitch roof lifted to the sea, sun path on the water."""
from kit import *

SKY = 'dawn'
SUN = (.17, 1, .056)
RENDER = dict(clamp=3)
AT, TURN = (7.0, 2.6), math.radians(58)
VIEWS = {
    'sunriser-exterior': dict(cam=((-4.0, -8.4, 2.2), (2.35, 6, 1.66), 28), over=1.4, spp=8, ev=-.4, glass=(.46, .18, .70, .68)),
    'sunriser-detail': dict(cam=((-.45, 2.5, 1.8), (.55, 9, 1.25), 26), over=1.6, spp=10, ev=-.6, table=True, low=.0014, grad=(.45, .8)),
}


def build(M, v):
    world('dawn', 1., ground=(.10, .11, .12))
    sun(SUN, 3.4, (1., .60, .33), .03)
    area('fill', (-22, -34, 26), 18, 15000, (.72, .82, 1.), (0, 2, 0))

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        edge = 8.6 + 1.8 * fbm2(x * .09, 0 * x + 3, 3, seed=8) - .018 * (x + 4) ** 2 * (x > 10) - .10 * np.clip(-x - 9, 0, 60)
        top = .5 * fbm2(x * .08, y * .08, 4, seed=5) - .45 + .02 * np.clip(-x, 0, 40) + .09 * fbm2(x * .7, y * .7, 3, seed=25)
        cl = np.clip((edge - y + 1.5) / 5.5, 0, 1)
        cl = cl * cl * (3 - 2 * cl)
        return -7.5 + (7.5 + top) * cl ** .8 + 1.4 * fbm2(x * .45, y * .45, 5, seed=9) * (cl < .98) * (1 - cl)
    terrain('ter', hf, -50, 50, -30, 32, 340, M['turf'])
    sea(-6.2, mat=m_water('sea', (.004, .020, .028), ((.04, .028), (.22, .028), (1.0, .014)), .07, (.5, 1., 1)))
    headland('h1', -2600, -350, 2600, 130, 3)
    headland('h2', -5200, -900, 5200, 300, 6, (.03, .04, .04))
    headland('h3', 1500, 4200, 6000, 150, 9, (.03, .04, .04))
    for i, (x, y, r) in enumerate(((-27, 52, 4.2), (-33, 60, 2.6), (-21, 44, 1.7), (-12, 40, 1.1), (-46, 70, 5), (9, 48, 2.2), (-8, 30, .9), (-5.5, 27, 1.2))):
        rock(x, y, -6.6, r, M['wetrock'], i, .75)
    M['glass'] = m_glass('clear', gain=0. if v.get('table') else .6)
    with Group((AT[0], AT[1], .35), TURN):
        cabins.mono(M, power=2.8)
        if v.get('table'):
            deck_chair(M, .5, 6.15, math.radians(112), .02, 'wool')
            deck_chair(M, .8, 7.35, math.radians(100), .02)
            stool(M, .45, 6.78, .02, .42, .2)

    def local(x, y):
        c, s = math.cos(TURN), math.sin(TURN)
        dx, dy = x - AT[0], y - AT[1]
        return c * dx + s * dy, -s * dx + c * dy
    under = lambda x, y: (lambda p: -5.3 < p[0] < 4.0 and -.1 < p[1] < 8.1)(local(x, y))
    free = lambda x, y: not under(x, y) and math.hypot(x - v['cam'][0][0], y - v['cam'][0][1]) > 1.1
    undergrowth(M, hf, (-20, 16, -9.8, 11.8), free, 0, 12500, 5, gh=.38, gm='grass', clump=(0, -1.), gs=(.45, 1.1))
    undergrowth(M, hf, (-4, 13, -3, 11), lambda x, y: under(x, y), 0, 2600, 15, gh=.20, gm='grass', clump=(0, -.8))
    rng = np.random.RandomState(4)
    q = np.c_[rng.uniform(-19, 15, 3600), rng.uniform(-9, 11, 3600)]
    q = np.array([p for p in q if free(*p) and fbm2(p[0] * .15, p[1] * .15, 3, seed=33) > .03])
    scatter(lib(grass('tall', 301, M['marram'], 44, .66, .32, .006, .8)), on(hf, q, 0), rng.uniform(.5, 1.2, len(q)), rng, 'tall', .12)
    for i, (x, y, r) in enumerate(((9.2, -3.4, .5), (-3.4, 7.4, .6), (-2.2, 8.3, .45), (-8.5, 6.4, .55), (3.0, 1.0, .3), (-6.2, -4.6, .3), (.2, 9.2, .5))):
        rock(x, y, float(hf(x, y)), r, M['wetrock'], i + 20)
    pp = [(12.6, 3.0), (14.2, 6.6), (13.6, -1.8), (17, 3.2), (-21, 7.5), (-24.5, 5.), (15.4, .4)]
    scatter(species(M, 'windpine', 0), on(hf, pp[::2], .15), [.92, 1.05, .62, .8], rng, 'wp0')
    scatter(species(M, 'windpine', 2), on(hf, pp[1::2], .15), [.8, .9, .8], rng, 'wp1')
    pts = ring((13, -2), 3, 9, 26, 4)
    understorey(M, hf, [p for p in pts if free(*p) and p[0] > 10.5], 3, ('shrub',), (.25, .55))
    return dict(sun=SUN)


def develop(v, s):
    ang = s.angle(SUN)
    s.calm(1.8)
    s.calm_water()
    if v.get('glass'):
        s.mend_glass(v['glass'])
    s.sky(.9, s.sun(SUN))
    low = s.dir.copy()
    low[..., 2] = .02
    hor = sky(low / np.linalg.norm(low, axis=-1, keepdims=True), 'dawn')
    gl = hor * .8 + (np.exp(-ang / .22) * 1.5)[..., None] * np.array([1, .55, .28])
    s.fog(gl, dens=.00024, h0=-6.2, hf=30, noise=.5, ns=.006, steps=20, maxd=5500)
    s.fog(gl * .95, dens=v.get('low', .0032), h0=-6.2, hf=1.6, noise=1.1, ns=.02, steps=20, maxd=700, seed=4)
    s.fog(gl * .8, dens=.006, h0=-.5, hf=.6, noise=.8, ns=.12, steps=16, maxd=60, seed=6)
    s.graduate(*v.get('grad', (.62, .84)), 2.1, .86)
    s.bloom(.08, 1.3)
    return s.finish(v['ev'])
