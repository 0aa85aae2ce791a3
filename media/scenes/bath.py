"""The wood-fired bath at dusk: steam, candle lanterns, pines behind."""
from kit import *

SKY = 'dusk'
LANTERNS = ((-1.62, .30, 0, 1.25, 10), (1.72, .00, 0, 1.1, 8), (1.95, 1.75, 0, 1., 7), (-1.1, 1.9, 0, 1.1, 8))
VIEWS = {
    'bath': dict(cam=((-.95, -4.5, 2.05), (.22, .7, .66), 40), lens=dict(fstop=1.0, focus=(.25, -.30, .80), shift=(.015, .03)), spp=18, ev=1.05),
    'bath-steam': dict(cam=((-1.35, -2.05, 1.5), (.42, .75, .80), 44), lens=dict(fstop=1.6, focus=(.25, .2, .78)), size=(840, 1050), spp=12, ev=1.1),
}


def build(M, v):
    world('dusk', 1.0)

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        return -.55 + .4 * fbm2(x * .1, y * .1, 4, seed=15) + 1.6 * fbm2(x * .045, y * .045, 4, seed=25) * np.clip((y - 9) / 20, 0, 1) + .03 * np.clip(y - 12, 0, 40)
    terrain('ter', hf, -50, 50, -12, 90, 240, M['ground'])
    b = MB(2)
    b.boards(-3.4, 3.6, .142, lambda x, x2: b.box(x, x2, -5, 2.6, -.04, 0))
    b.obj('deck', M['deck'], bevel=.004)
    b = MB()
    b.box(-3.4, 3.6, 2.6, 2.64, -.35, 0, .3)
    b.box(-3.45, -3.4, -5, 2.6, -.35, 0, .3)
    b.box(3.6, 3.65, -5, 2.6, -.35, 0, .3)
    b.obj('edge', M['char'])
    c = tub.tub(M)
    tub.bench(M)
    tub.bucket(M, 1.42, -.62)
    lan = [candle_lantern(M, *q) for q in LANTERNS]
    for a in (62, 88, 113):                                    # three small candles on the far rim, mirrored in the water
        x, y = c[0] + .842 * math.cos(math.radians(a)), c[1] + .842 * math.sin(math.radians(a))
        lan.append(candle(x, y, .815, .030, .055, 3.0, .1, size=.8))
    area('cabin', (5.5, -4.5, 2.4), 2.2, 105, WARM, (0, .5, .5))
    area('sky', (-6, 9, 5), 4, 190, (.5, .66, 1.), (0, .5, .6))
    rng = np.random.RandomState(8)
    for i, (x, y, r) in enumerate(((-2.9, 3.3, .5), (-2.2, 3.7, .32), (2.5, 3.4, .42), (3.3, 3.9, .6), (-3.9, 2.6, .45), (.6, 3.6, .28))):
        rock(x, y, float(hf(x, y)) + .12, r, M['moss'], i)
    woodland(M, hf, (-26, 26, 3, 66), lambda x, y: y > 10.5 or abs(x) > 7 + .2 * max(y, 0), 110, 5, hs=(10, 17))
    understorey(M, hf, ring((0, 0), 12, 52, 300, 6, .35, 2.8), 7)
    undergrowth(M, hf, (-9, 9, -3, 14), lambda x, y: y > 2.8 or abs(x) > 3.75, 760, 900, 5, (.7, 1.5), .34)
    return dict(lan=lan, tub=c)


def develop(v, s):
    s.soften(5.2, 8.0, 4.5, .8)
    s.calm(1.8)
    s.sky(.8)
    lan = s.D['lan']
    s.fog(np.array((.10, .16, .26)) * .5, dens=.010, h0=-1, hf=3.5, noise=.6, ns=.1, steps=20, maxd=70, glow=[(tuple(p), (.003, .0015, .0006), .35) for p in lan])
    c = s.D['tub']
    s.steam((c[0], c[1], c[2]), np.array((.42, .47, .58)) * .55 + np.array((.5, .27, .12)) * .25, .42)
    for p in lan:
        s.airlight(p, (1, .5, .2), .0022)
    s.bloom(.10, 1.)
    return s.finish(v['ev'])
