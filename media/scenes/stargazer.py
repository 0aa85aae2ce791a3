"""Stargazer at blue hour: the gable in its clearing, pines, stars. Hero, exterior, detail, deck by night."""
from kit import *

SKY = 'bluehour'
VIEWS = {
    'hero': dict(cam=((6.4, -14.2, 1.1), (-1.3, 0, 2.6), 24), lens=dict(shift=(0, .085)), size=(1920, 1080), spp=26, ev=1.75, path=True, stars=24000, milky=1.0),
    'stargazer-exterior': dict(cam=((7.0, -11.4, 1.35), (.75, 1.5, 2.0), 25), lens=dict(shift=(0, .075)), over=1.4, spp=9, ev=1.85, path=True),
    'stargazer-detail': dict(cam=((-4.6, -4.9, 1.5), (.2, .3, 3.2), 35), lens=dict(shift=(0, .02)), over=1.4, spp=9, ev=1.7),
    'deck-night': dict(cam=((-3.7, -4.7, 1.4), (2.2, -1.7, .95), 27), spp=22, ev=2.1, chairs=True),
    'deck-lantern': dict(of='deck-night', ev=1.9, box=(.27, .24, .92, .96)),
    'clear-night': dict(of='hero', sky='night', ev=1.75, stars=70000, milky=3.2, up=1., box=(0, 0, .80, .889), night=True),
    'stars': dict(cam=((-3.0, -12.5, 1.1), (-8.6, -.6, 10.4), 20), sky='night', spp=8, ev=2.15, stars=60000, milky=2.6),
}


def build(M, v):
    world('bluehour', 1.35)
    clear = lambda x, y: np.clip((np.hypot(x - 1, y - 1) - 16) / 20, 0, 1)

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        return (-.50 + .40 * fbm2(x * .06, y * .06, 4, seed=5) + np.clip((y - 9) * .05, 0, 3) - .02 * np.clip(-y - 5, 0, 20)
                + 1.4 * clear(x, y) * fbm2(x * .04, y * .04, 4, seed=15))
    terrain('ter', hf, -75, 75, -30, 110, 280, M['ground'])
    cabins.gable(M, power=.8)
    cam = v['cam'][0]

    def keep(x, y):
        if abs(x) < 5.6 and -7 < y < 10.5:
            return False
        c, d = np.array([7.0, -11.4]), np.array([0, 1.]) - np.array([7.0, -11.4])     # view corridor to the cabin
        q = np.array([x, y]) - c
        t = q.dot(d) / d.dot(d)
        dist = abs(d[0] * q[1] - d[1] * q[0]) / np.linalg.norm(d)
        return not (t < 1 and dist < 3.4 + 5.4 * max(t, 0)) and math.hypot(x - cam[0], y - cam[1]) > 5
    woodland(M, hf, (-34, 34, -4, 62), keep, 112, 3)
    q = np.r_[ring((0, 2), 19, 62, 420, 8, .05, 3.1)]
    understorey(M, hf, [p for p in q if keep(*p)], 9)
    woodland(M, hf, (15, 44, -26, 1), lambda x, y: True, 34, 21)
    understorey(M, hf, ring((0, 2), 15, 46, 70, 18, -.75, .05), 19)
    area('moon', (30, -40, 40), 9, 9000, (.55, .72, 1.), (0, 0, 0))
    area('rim', (14, 3, 7), 3, 130, (.5, .68, 1.), (3.2, 3, 1.2))          # skims the charred wall
    rng = np.random.RandomState(31)
    scatter(lib(conifer('fg', 15, 77, M['bark'], M['needle'], .42, .24, .25, .13, .8, .8, .024, .1)), [(10.9, -4.6, -1.2)], 1., rng, 'fg')
    stone = lambda i: (.42 * i + .15 * math.sin(i * 2.), -5.4 - i * 1.0)
    free = lambda x, y: not (abs(x) < 4.4 and -5.0 < y < 8) and not any(math.hypot(x - stone(i)[0], y - stone(i)[1]) < .45 for i in range(11))
    undergrowth(M, hf, (-22, 20, -17, 16), free, 900, 6800, 5, (.45, 1.15), .34)
    undergrowth(M, hf, (-6, 6, -8, -4.1), lambda x, y: free(x, y) and y < -4.4, 60, 900, 12, (.3, .7), .22, (-.4, -.6))
    b = MB(4)
    for i in range(11):
        x, y = stone(i)
        b.revolve([(0, .06), (.36, .06), (.42, .02), (.42, -.2)], 11, .5, (x, y, float(hf(x, y))))
    b.obj('stones', M['stone'], bevel=.01)
    for i, (x, y, r) in enumerate(((4.9, -5.2, .40), (5.5, -4.8, .25), (-5.3, -4.6, .45), (-5.9, -5.3, .25), (4.9, 1.5, .3))):
        rock(x, y, float(hf(x, y)), r, M['stone'], i)
    lan = [lantern(M, x, y, float(hf(x, y)), .42, 3.) for x, y in ((-1.2, -5.7), (2.3, -6.6), (1.6, -8.6))]
    if v.get('path'):
        lan.append(lantern(M, 4.9, -10.6, float(hf(4.9, -10.6)), .42, 2.5))
    if v.get('chairs'):
        deck_chair(M, 1.2, -2.6, math.radians(14), -.03, 'wool')
        deck_chair(M, 2.4, -2.9, math.radians(-8), -.03)
        stool(M, 1.8, -3.1, -.03, .40, .17)
        lan += [candle_lantern(M, .3, -3.2, -.03, 1.1, 8), candle_lantern(M, 3.6, -3.4, -.03, 1.0, 7)]
    return dict(lan=lan)


def develop(v, s):
    s.calm()
    if v.get('night'):                                         # moonset: the ground goes, the lamps stay
        cool = np.clip(1.6 - 2.2 * s.rgb[..., :1] / (s.rgb[..., 2:] + 1e-4), 0, 1)
        s.rgb = s.rgb * (1 - .62 * cool)
    s.sky(v.get('up', .62), s.stars(v.get('stars', 34000), v.get('milky', 1.3)))
    lan = s.D['lan']
    glow = [((0, -1.5, 1.6), (.075, .036, .013), 1.5)] + [(tuple(p), (.016, .0076, .003), .25) for p in lan]
    s.fog(np.array((.055, .115, .20)) * (.28 if v.get('night') else .75), dens=.006, h0=-1.4, hf=2.6, noise=.6, ns=.07, steps=24, maxd=160, glow=glow)
    for p in lan:
        s.airlight(p, (1, .5, .2), .003)
    s.bloom(.09, .9)
    return s.finish(v['ev'])
