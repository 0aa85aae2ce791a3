"""Inside the lodge: a stone chimney breast, a turf-coloured chair, the fire, a window on the dusk."""
from kit import *

SKY = 'bluehour'
RENDER = dict(clamp=3, bounces=7)
VIEWS = {
    'lodge-interior': dict(cam=((-1.9, -3.6, 1.42), (.45, .6, 1.12), 25), over=1.35, spp=9, ev=1.5),
}

CANDLES = ((-.98, .17), (-.84, .12), (.95, .15))


def build(M, v):
    world('bluehour', 1.5)
    S = lodge.masonry()
    b = MB(1)                                                  # shell: lime plaster, oak floor, beams
    b.box(-3.4, -3.2, -5, 2, -.1, 3, .5)
    b.box(3.2, 3.4, -5, 2, -.1, 3, .5)
    b.box(-3.4, 3.4, -5.2, -5, -.1, 3, .5)
    b.box(-3.4, 3.4, -5.2, 2.2, 2.75, 2.95, .5)
    b.obj('plaster', m_noise('lime', [(.3, (.40, .36, .30)), (.7, (.50, .46, .39))], 2, 6, .95, .4, 30, .01))
    b = MB(2)
    for y in np.arange(-4.4, 1.2, 1.05):
        b.box(-3.2, 3.2, y - .085, y + .085, 2.53, 2.76)
    b.obj('beams', m_wood('beam', (.050, .030, .018), (.13, .085, .05), .6, 4, 0, bump=.5), bevel=.018)
    b = MB(3)
    b.boards(-3.2, 3.2, .2, lambda x, x2: b.box(x, x2, -5, 1.2, -.05, 0), .002)
    b.obj('floor', M['oak'], bevel=.002)
    hole = (2.35, 4.05, .0, 1.22)
    wall = lodge.Wall(M, S, (-3.2, .75, 0), (1, 0, 0), 6.4, 2.8, [hole, (.45, 1.5, .95, 2.15)], 0, 7, glaze=False)
    wall.surround(.45, 1.5, .95, 2.15)
    q = MB()
    for x0, x1, y0, y1 in ((.45, .51, .95, 2.15), (1.44, 1.5, .95, 2.15), (.45, 1.5, .95, 1.01), (.45, 1.5, 2.09, 2.15), (.955, .995, .95, 2.15), (.45, 1.5, 1.52, 1.57)):
        wall.block(q, x0, x1, y0, y1, -.26, -.18, .5)
    q.obj('sash', S['sash'], bevel=.004)
    g = MB()
    g.add(wall.P([.45, 1.5, 1.5, .45], [.95, .95, 2.15, 2.15], [-.22] * 4), [(0, 1, 2, 3)])
    g.obj('gl', M['glass'])
    b = MB(4)                                                  # fireplace: brick box, oak beam, hearth stone
    b.box(-.9, .9, 1.35, 1.42, -.02, 1.4, .5)
    b.box(-.92, -.85, .74, 1.42, -.02, 1.4, .5)
    b.box(.85, .92, .74, 1.42, -.02, 1.4, .5)
    b.box(-.9, .9, .74, 1.42, 1.22, 1.4, .5)
    b.obj('firebox', m_noise('soot', [(.3, (.018, .015, .013)), (.7, (.075, .055, .042))], 5, 7, .95, .8, 18, .02))
    b = MB()
    b.box(-1.22, 1.22, .42, .80, 1.22, 1.45, .4)
    b.obj('mantel', m_wood('mantel', (.060, .036, .021), (.15, .098, .058), .5, 4, 0, bump=.5), bevel=.02)
    b = MB()
    b.box(-1.25, 1.25, .05, .9, -.02, .05, .5)
    b.box(-.85, .85, .74, 1.36, -.02, .06, .5)
    b.obj('hearth', M['slate'], bevel=.012)
    with Group((0, 1.02, .02)):
        b = MB()                                               # fire basket
        for x in np.linspace(-.36, .36, 7):
            b.tube([(x, -.2, .10), (x, -.22, .26)], .011, 8, .5)
        b.tube([(-.38, -.22, .26), (.38, -.22, .26)], .013, 8, .5)
        b.tube([(-.38, -.20, .10), (.38, -.20, .10)], .013, 8, .5)
        for x in (-.36, .36):
            b.tube([(x, -.2, .0), (x, -.2, .36)], .016, 8, .5)
        b.obj('basket', M['iron'], True)
        ember_logs(((-.34, .32, -.08, .16, .07), (-.30, .36, .07, .17, .075), (-.26, .28, .0, .29, .065)), heat=10.)
        flames(.36, .12, .86, ((-.08, 1., 6), (.02, 1.08, 7), (.11, .95, 5)), 9)
        area('fireA', (0, -.30, .40), .6, 44, (1, .42, .13), (0, -2, .5), sy=.5)
        point('fireP', (0, .0, .45), 6., (1, .42, .13), .1)
    for x, h in CANDLES:
        candle(x, .56, 1.45, .032, h, 2.2, .1)
    books(.55, .58, 1.45, [(.10, .04, .03), (.05, .08, .07), (.40, .34, .26)], .11, .08)
    b = MB()
    b.revolve([(0, 0), (.06, .01), (.09, .10), (.06, .20), (.035, .24), (.045, .27)], 32, .5, (-.45, .58, 1.45))
    b.obj('jug', M['ceramic'], True)
    r = np.random.RandomState(5)
    from kit.plants import leaves
    for i in range(5):                                         # a few stems in the jug
        a, L = r.rand() * 6.28, r.uniform(.3, .48)
        u = np.linspace(0, 1, 26)
        p = np.c_[-.45 + .16 * u ** 1.6 * math.cos(a), .58 + .10 * u ** 1.6 * math.sin(a), 1.70 + L * u]
        b = MB()
        b.tube(p[::5], .004, 5, .5)
        b.obj('stem', M['bark'])
        q = p[8:]
        V, F = leaves(q, norm(r.normal(size=(len(q), 3)) + np.array([0, 0, .4])), .075, .035, r)
        mesh_obj('lv', V, F, M['leaf'], r.rand(len(F)))
    armchair(M, 1.75, -.75, math.radians(-38), fabric='rust').scale = (1.12,) * 3
    armchair(M, -1.75, -.55, math.radians(40), fabric='sage').scale = (1.12,) * 3
    with Group((1.75, -.75, 0), math.radians(-38)):             # a throw over its back
        cloth_over(M['wool'], [(-.22, .02, .60), (-.22, .20, .61), (-.22, .27, .90), (-.22, .35, 1.20), (-.22, .50, 1.29), (-.22, .66, 1.10), (-.22, .64, .75)], .42, 4)
    fur(.05, -1.15, .0, .95, .62, 60000, 3)
    stool(M, .75, -1.55, 0, .42, .22)
    log_pile(M, -1.62, -1.2, .22, .0, 5, 3, 4, .15)
    bedside(M, -2.75, .28, 11)
    bedside(M, 2.75, .22, 13)
    drape(-2.98, -2.62, .60, 2.45, 5, 3, M['linen'], .4)
    drape(-1.84, -1.52, .60, 2.45, 5, 5, M['linen'], .4)
    area('ceil', (0, -1.6, 2.5), 3.6, 34, LAMP, None, sy=2.4)
    area('graze', (2.6, .35, 2.45), .8, 10, LAMP, (2.6, .75, .6), sy=.08)
    area('graze', (-.0, .35, 2.45), 2.0, 12, LAMP, (0, .75, .8), sy=.08)
    hf = lambda x, y: -.9 + .05 * np.asarray(y) + .4 * fbm2(np.asarray(x) * .1, np.asarray(y) * .1, 4, seed=8)
    terrain('ter', hf, -30, 30, 3, 60, 80, M['ground'])
    woodland(M, hf, (-26, 12, 9, 44), lambda x, y: True, 40, 6, hs=(9, 14))
    return {}


def develop(v, s):
    s.calm(1.7)
    s.sky(.85, s.stars(6000) * .7)
    out = s.blur((s.t > 7).astype(np.float32), .8)[..., None]
    s.fog(np.array((.055, .115, .20)) * .8, dens=.010, h0=-3, hf=5, noise=.6, ns=.07, steps=18, maxd=200, mask=out)
    for x, h in CANDLES:
        s.flame((x + .001, .56, 1.45 + h))
    s.bloom(.09, 1.)
    return s.finish(v['ev'], vig=.38)
