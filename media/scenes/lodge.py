"""Sea Forest Lodge among its trees, lamps lit: exterior and the door."""
from kit import *

SKY = 'bluehour'
RENDER = dict(clamp=3, lamps_only=True)
VIEWS = {
    'lodge-exterior': dict(cam=((-2.5, -10.0, 1.5), (4.7, 0, 2.45), 25), lens=dict(shift=(0, .05)), over=1.4, spp=10, ev=2.15),
    'lodge-detail': dict(cam=((3.1, -4.6, 1.45), (5.35, -.1, 1.72), 36), size=(1600, 1000), over=1.25, spp=16, ev=1.9, air=.3, near=((4.6, -.5, 1.5), 3.4)),
}


def build(M, v):
    world('bluehour', 1.5)
    L, DP, WX0, WX1, WY = lodge.L, lodge.DP, lodge.WX0, lodge.WX1, lodge.WY
    S = lodge.lodge(M)
    far = lambda x, y: np.hypot(np.asarray(x) - 4, np.asarray(y) + 3)

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        return -.02 + .05 * fbm2(x * .3, y * .3, 3, seed=2) + np.clip((far(x, y) - 13) * .06, 0, 3) + 1.3 * fbm2(x * .05, y * .05, 4, seed=6) * np.clip((far(x, y) - 15) / 16, 0, 1)
    terrain('ter', hf, -45, 50, -24, 70, 260, M['ground'])
    pc = lambda y: 5.475 - .072 * np.clip(-np.asarray(y) - 2, 0, 30) ** 2
    R, b, y = np.random.RandomState(31), MB(8), -.6
    while y > -15:
        x, d = -.95 + R.uniform(-.1, .1), R.uniform(.5, .75)
        while x < .9:
            w, c = R.uniform(.45, .85), float(pc(y - d / 2))
            b.box(c + x + .012, c + min(x + w, 1.05) - .012, y - d + .012, y - .012, -.2, .055 + R.uniform(-.006, .008))
            x += w
        y -= d
    b.obj('flags', S['flag'], bevel=.018)
    path = lambda x, y, m=1.15: abs(x - float(pc(y))) < m and y < .2
    house = lambda x, y, m=.12: (-m < x < L + m and -m < y < DP + m) or (WX0 - m < x < WX1 + m and WY - m < y < 1)
    undergrowth(M, hf, (-10, 16, -15, 9), lambda x, y: not path(x, y) and not house(x, y) and y < 9, 560, 6800, 5, (.5, .95), .20)
    undergrowth(M, hf, (-10, 16, -15, 0), lambda x, y: not path(x, y, 1.05) and not house(x, y, .05), 0, 5200, 9, (.5, .95), .13)
    q = np.array([(x, -.35 + .12 * R.rand()) for x in np.linspace(.3, 4.4, 15)] + [(x, WY - .4 + .12 * R.rand()) for x in np.linspace(7.1, 11, 13)] + [(-.4, y) for y in np.linspace(.2, 6, 16)])
    scatter(lib(fern('bf', 7, M['fern'], .6)), np.c_[q, 0 * q[:, 0]], R.uniform(.7, 1.15, len(q)), R, 'bf', .2)
    ivy((0, DP, 0), (0, -1, 0), DP, 5.2, 9000, 3, lambda u, v: .9 - .42 * (DP - u) - .10 * v)
    ivy((0, 0, 0), (1, 0, 0), 4., 3.05, 5200, 4, lambda u, v: .55 - .75 * u - .03 * v + .5 * (v > 2.5) * (u < 2.6))
    ivy((WX0, WY, 0), (1, 0, 0), 4.2, 5, 5200, 5, lambda u, v: .35 - .9 * (4.2 - u) + .05 * v)
    shrubs = ((11.9, -2.5), (12.6, -.9), (13.6, -3.6), (6.5, -1.2), (12.9, -2.), (11.6, -.6), (-1.1, -.5), (-1.3, 2.2), (14.6, -1.6))
    for i in range(2):
        scatter(species(M, 'shrub', i), on(hf, shrubs[i::2], .25), R.uniform(.38, .8, len(shrubs[i::2])), R, 'shr%d' % i, .1)
    for k, (x, y, r) in enumerate(((9.6, -4.6, .42), (10.5, -4.1, .30), (8.9, -5.3, .2), (-3.2, -3.4, .45), (-3.9, -2.9, .3), (1.6, -6.3, .25))):
        rock(x, y, float(hf(x, y)), r, M['stone'], k)
    b = MB(9)                                                  # oak bench under the gable windows
    for i in range(4):
        b.box(8.1, 9.9, WY - .72 + i * .11, WY - .62 + i * .11, .43, .465)
    for i in range(3):
        b.box(8.1, 9.9, WY - .24, WY - .21, .58 + i * .13, .69 + i * .13)
    for x in (8.2, 9.0, 9.8):
        b.box(x - .035, x + .035, WY - .70, WY - .63, 0, .43, .4)
        b.box(x - .035, x + .035, WY - .28, WY - .21, 0, .98, .4)
    b.obj('bench', M['silverx'], bevel=.006)
    pts = ring((4, -2), 17, 58, 600, 12, .15, 3.45)
    understorey(M, hf, [p for p in pts if p[1] > 7 or p[0] > 16][:300], 13, ('sapling',))
    keep = lambda x, y: not (-2.6 < x < L + 2.2 and -3 < y < DP + 2.5) and not (y < 4 and -9 < x < 13.5) and not (y < 0 and abs(x - 2) < 9)
    woodland(M, hf, (-34, 44, -12, 58), keep, 105, 4, hs=(11, 18))
    for i, p in enumerate(((-6., 5.5), (15.6, 1.0), (-11, 1.5))):
        scatter(species(M, 'broad', i % 2), on(hf, p), 1.0, R, 'ob%d' % i)
    lan = [lantern(M, x, y, float(hf(x, y)), .30, 4.) for x, y in ((float(pc(-4)) + 1.35, -4.), (float(pc(-7.5)) - 1.35, -7.5), (float(pc(-9.5)) + 1.4, -9.5))]
    area('moon', (-20, -40, 40), 9, 6500, (.55, .72, 1.), (4, 0, 0))
    if 'near' in v:
        keep_lamps(*v['near'])
    return dict(lan=lan)


def develop(v, s):
    s.calm()
    s.sky(.85, s.stars(14000, .4) * .8)
    lan = s.D['lan']
    glow = [((5.5, -1.2, 1.8), (.05, .023, .008), 1.2), ((9, -3., 1.6), (.03, .014, .005), 1.2), ((2.5, -1., 1.6), (.03, .014, .005), 1.2)] + [(tuple(p), (.02, .0095, .0038), .25) for p in lan]
    air = v.get('air', 1.)
    s.fog(np.array((.055, .115, .20)) * .8, dens=.0055 * air, h0=-.6, hf=3.2, noise=.6, ns=.07, steps=24, maxd=160, glow=glow)
    for p in lan:
        s.airlight(p, (1, .5, .2), .003)
    s.bloom(.10, .9)
    return s.finish(v['ev'])
