"""Inside Stargazer: larch, linen, the stove, a gable of glass on pines and sea."""
from kit import *

SKY = 'bluehour'
RENDER = dict(clamp=3, bounces=7)
VIEWS = {
    'stargazer-interior': dict(cam=((.80, -.80, 1.32), (-.30, 4.2, 1.26), 24), lens=dict(shift=(0, .01)), over=1.35, spp=14, ev=1.5),
}
HW, E0, RG, Y0, Y1 = 2.9, 2.55, 4.5, -2.2, 6.4      # half width, eaves, ridge, back, window wall


def build(M, v):
    world('bluehour', 1.5)
    zr = lambda x: RG - (RG - E0) * abs(x) / HW
    b = MB(1)                                                  # solid outer planes: no light leaks between the boards
    b.box(-HW - .2, -HW, Y0, Y1, -.2, E0 + .3, .3)
    b.box(HW, HW + .2, Y0, Y1, -.2, E0 + .3, .3)
    b.box(-HW - .2, HW + .2, Y0 - .2, Y0, -.2, RG + .4, .3)
    b.box(-HW - .2, HW + .2, Y0, Y1, -.3, -.06, .3)
    for s in (-1, 1):
        b.add([(s * HW, Y0, E0 + .04), (0, Y0, RG + .04), (0, Y1 + 1.2, RG + .04), (s * HW, Y1 + 1.2, E0 + .04)], [(0, 1, 2, 3)], .3)
    b.obj('shell', M['dark'])
    b = MB(2)
    for s in (-1, 1):
        b.boards(Y0, Y1, .125, lambda y, y2: b.box(*sorted((s * HW, s * (HW - .022))), y, y2, 0, E0), .0025)
    b.obj('lining', M['larch'], bevel=.003)
    b = MB(3)
    for s in (-1, 1):
        for i in range(28):
            a, c = i / 28, (i + .975) / 28
            b.add([(s * HW * (1 - a), Y0, E0 + (RG - E0) * a), (s * HW * (1 - c), Y0, E0 + (RG - E0) * c),
                   (s * HW * (1 - c), Y1 + 1.2, E0 + (RG - E0) * c), (s * HW * (1 - a), Y1 + 1.2, E0 + (RG - E0) * a)], [(0, 1, 2, 3)])
    b.obj('ceil', M['larchy'])
    b = MB(4)
    for y in np.arange(Y0 + .9, Y1, 1.75):
        for s in (-1, 1):
            b.beam((s * (HW + .02), y, E0 - .05), (0, y, RG - .05), .07, .13, .4)
        b.beam((-HW * .42, y, 3.68), (HW * .42, y, 3.68), .06, .10, .4)
    b.obj('rafter', M['dark'], bevel=.006)
    b, rng, x = MB(5), np.random.RandomState(5), -HW
    while x < HW:
        y = Y0 + rng.uniform(-2, 0)
        while y < Y1:
            y2 = y + rng.uniform(1.5, 2.6)
            b.box(x + .0015, x + .1785, max(y, Y0) + .001, min(y2, Y1), -.05, 0)
            y = y2
        x += .18
    b.obj('floor', M['oak'], bevel=.002)
    b = MB(6)
    for s in (-1, 1):
        b.box(*sorted((s * (HW - .022), s * (HW - .040))), Y0, Y1, 0, .09, .5)
    b.obj('skirt', M['dark'])
    b = MB(7)
    for x in (-HW + .03, -HW / 3, HW / 3, HW - .03):
        b.box(x - .03, x + .03, Y1 - .05, Y1 + .06, 0, zr(x) - .02, .5)
    b.box(-HW, HW, Y1 - .05, Y1 + .06, E0 - .04, E0 + .04, .5)
    b.box(-HW, HW, Y1 - .05, Y1 + .06, 0, .055, .5)
    for s in (-1, 1):
        b.beam((s * HW, Y1, E0), (0, Y1, RG), .11, .09, .5)
    b.obj('mull', M['metal'], bevel=.004)
    g = MB()
    g.add([(-HW, Y1, 0), (HW, Y1, 0), (HW, Y1, E0), (-HW, Y1, E0)], [(0, 1, 2, 3)])
    g.add([(-HW, Y1, E0), (HW, Y1, E0), (.01, Y1, RG), (-.01, Y1, RG)], [(0, 1, 2, 3)])
    g.obj('glassw', M['glass'])
    drape(-HW + .06, -HW + .66, Y1 - .2, E0 - .06, 8, 3, M['linen'])
    drape(HW - .50, HW - .06, Y1 - .2, E0 - .06, 6, 5, M['linen'])
    by = 3.05
    bed(M, (-HW + 1.15, by, 0), -math.pi / 2)
    for y, p in ((by - 1.26, 9), (by + 1.26, 11)):
        bedside(M, -HW + .30, y, p)
    area('head', (-HW + .11, by, 1.30), 3.2, 26, LAMP, (-HW - .05, by, 2.2), sy=.04)
    sx, sy = 2.02, 3.75
    stove(M, sx, sy, math.radians(-24), .03)
    b = MB()
    b.box(sx - .75, HW - .03, sy - .75, sy + .65, 0, .03, .5)
    b.obj('hearth', M['slate'], bevel=.005)
    log_pile(M, HW - .42, HW - .05, sy + .80, .03, 6, 7)
    fur(.62, 2.70, .0, .72, .50, 70000, 3)
    armchair(M, 1.62, 5.25, math.radians(-150)).scale = (1.05,) * 3
    stool(M, .75, 5.0)
    pendant(M, .55, 4.6, 2.15, RG - .3, 9)
    area('rim', (HW - .15, sy + .35, 1.75), .5, 16, (1, .72, .48), (sx, sy, .8))
    area('ridge', (0, 1.8, RG - .45), .25, 62, LAMP, None, sy=6.5)
    b = MB(8)
    b.boards(Y1 + .12, Y1 + 2.6, .142, lambda y, y2: b.box(-4.2, 4.2, y, y2, -.12, -.06))
    b.obj('deck', M['deckx'])

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        return -.7 - .085 * np.clip(y - 9, 0, 400) - .004 * np.clip(y - 9, 0, 60) ** 1.6 + .5 * fbm2(x * .07, y * .07, 4, seed=8)
    terrain('ter', hf, -50, 50, 6.5, 90, 160, M['ground'])
    sea(-5.5, 40, m_water('seaw', (.004, .012, .017), ((.12, .05), (.6, .03)), .16, (1, .35, 1)), 12000)
    woodland(M, hf, (-26, 24, 12, 44), lambda x, y: y > 13 + .25 * abs(x) and not abs(x + .18 * y - 1.) < 1.4 + .035 * y, 46, 6, hs=(10, 16))
    undergrowth(M, hf, (-9, 9, 9.2, 20), lambda x, y: True, 260, 1500, 5, (.6, 1.1), .34)
    lantern(M, -1.6, Y1 + 2.2, -.06, .02, 2.5)
    lantern(M, 2.3, Y1 + 1.9, -.06, .02, 2.5)
    return {}


def develop(v, s):
    s.calm(1.7)
    s.sky(.85, s.stars(9000) * .7)
    out = s.blur((s.t > 9.2).astype(np.float32), .8)[..., None]
    s.fog(np.array((.055, .115, .20)) * .8, dens=.010, h0=-3, hf=5, noise=.6, ns=.07, steps=20, maxd=200, mask=out)
    s.bloom(.09, 1.)
    return s.finish(v['ev'], wb=(.97, 1, 1.04), sat=1.10, vig=.35)
