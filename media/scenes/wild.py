"""Wild experiences: a barrel sauna and a fire in a clearing, dusk, smoke in the pines."""
from kit import *

SKY = 'dusk'
RENDER = dict(clamp=3)
VIEWS = {
    'wild-experiences': dict(cam=((-3.4, -8.2, 1.45), (.55, 0, 1.45), 27), lens=dict(shift=(0, .03)), over=1.4, spp=10, ev=1.7),
    'fire-circle': dict(cam=((-4.7, -5.0, 1.2), (-1.9, -1.6, .62), 34), over=1.4, spp=10, ev=1.5),
}


def barrel(M, R=1.12, L=2.5):
    """staves along y, front at y=0 facing -y; a glazed door, lit benches, stove pipe"""
    b, n, c = MB(3), 46, R + .22
    for i in range(n):
        a0, a1 = (i + .02) / n * 2 * np.pi, (i + .98) / n * 2 * np.pi
        V = [((R + k) * math.cos(a), y, c + (R + k) * math.sin(a)) for y in (-.35, L) for a, k in ((a0, 0), (a1, 0), (a1, -.045), (a0, -.045))]
        b.add(V, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)])
    b.obj('staves', m_wood('cedar', (.13, .062, .030), (.30, .165, .085), .5, 5, 1, bump=.35))
    b = MB()
    for y in (.25, 1.15, 2.1):
        a = np.linspace(0, 2 * np.pi, 80)
        V = np.concatenate([np.c_[(R + k) * np.cos(a), np.full(80, y + d), c + (R + k) * np.sin(a)] for k, d in ((.004, -.025), (.008, -.025), (.008, .025), (.004, .025))])
        b.add(V, grid_faces(4, 80), .5)
    b.obj('band', M['metal'], True)
    b = MB(4)                                                  # front and back: vertical boards cut to the circle, a door opening
    for y0, y1, door in ((0., .04, True), (L - .3, L - .26, False)):
        x = -R
        while x < R:
            x2 = min(x + .118, R)
            h = math.sqrt(max((R - .03) ** 2 - max(abs(x), abs(x2)) ** 2, 0))
            for z0, z1 in ([(c - h, c - .92), (c + .82, c + h)] if door and -.40 < (x + x2) / 2 < .40 else [(c - h, c + h)]):
                if z1 > z0:
                    b.box(x + .002, x2 - .002, y0, y1, z0, z1)
            x += .12
    b.obj('front', M['larch'])
    b, a = MB(), np.linspace(0, 2 * np.pi, 97)                 # a rim covers the board ends
    for y in (-.014, L - .24):
        V = np.concatenate([np.c_[r * np.cos(a), np.full(97, y), c + r * np.sin(a)] for r in (R - .15, R - .005)])
        b.add(V, grid_faces(2, 97), .5)
    b.obj('rim', M['larchx'])
    b = MB()
    for x0, x1, z0, z1 in ((-.42, -.36, -.94, .84), (.36, .42, -.94, .84), (-.42, .42, .78, .84), (-.42, .42, -.94, -.88)):
        b.box(x0, x1, -.02, .06, c + z0, c + z1, .5)
    b.obj('frame', M['dark'], bevel=.005)
    b = MB()
    b.tube([(.30, -.03, c - .2), (.30, -.07, c - .2), (.30, -.07, c + .15), (.30, -.03, c + .15)], .012, 8, .5)
    b.obj('pull', M['copper'], True)
    g = MB()
    g.add([(-.36, .02, c - .88), (.36, .02, c - .88), (.36, .02, c + .78), (-.36, .02, c + .78)], [(0, 1, 2, 3)])
    g.obj('gl', M['glass'])
    b = MB(6)                                                  # benches and a stove with stones inside
    for s in (-1, 1):
        for i in range(4):
            b.box(*sorted((s * (.40 + i * .145), s * (.40 + i * .145 + .135))), .3, L - .35, c - .30, c - .265)
    b.boards(-.8, .8, .12, lambda x, x2: b.box(x, x2, L - .34, L - .32, c - .8, c + .8))
    b.obj('bench', M['larchy'])
    b = MB()
    b.box(-.22, .22, L - .75, L - .4, c - .95, c - .35, .5)
    b.obj('kiln', M['iron'], bevel=.01)
    for i in range(9):
        rock(-.14 + .14 * (i % 3), L - .68 + .11 * (i // 3), c - .34, .085, M['stone'], i)
    point('in', (0, .9, c + .62), 60, WARM, .12)
    point('in2', (0, 1.7, c - .1), 26, (1, .46, .17), .1)
    b = MB()
    b.tube([(0, L - .55, c + .9), (0, L - .55, c + R + .95)], .075, 16, .5)
    b.revolve([(.12, 0), (.13, .02), (.02, .12), (0, .12)], 20, .5, (0, L - .55, c + R + .98))
    b.obj('pipe', M['iron'], True)
    b = MB()
    for y in (.3, L - .4):
        b.box(-.95, .95, y - .09, y + .09, 0, .34, .4)
    b.boards(-1.05, 1.05, .142, lambda x, x2: b.box(x, x2, -1.25, -.05, .10, .145, None))
    b.box(-1.05, 1.05, -1.28, -1.24, -.2, .145, .4)
    b.obj('cradle', M['dark'], bevel=.006)
    return (0, L - .55, c + R + 1.05)


def build(M, v):
    world('dusk', 1.15)
    hyp = lambda x, y: np.hypot(np.asarray(x), np.asarray(y) + 1)

    def hf(x, y):
        x, y = np.asarray(x, float), np.asarray(y, float)
        return -.06 + .10 * fbm2(x * .25, y * .25, 4, seed=15) + np.clip((hyp(x, y) - 9) * .05, 0, 3) + 1.4 * fbm2(x * .045, y * .045, 4, seed=25) * np.clip((hyp(x, y) - 9) / 20, 0, 1)
    terrain('ter', hf, -55, 55, -16, 90, 300, M['ground'])
    rz = math.radians(-16)
    with Group((1.9, .6, 0), rz):
        top = barrel(M)
        tub.bucket(M, -.8, -.9)
    lan = []
    fx, fy = -2.1, -1.4                                        # the fire: a ring of stones
    rng = np.random.RandomState(7)
    for i in range(15):
        a = i / 15 * 2 * np.pi
        rock(fx + .62 * math.cos(a), fy + .62 * math.sin(a), float(hf(fx, fy)) + .02, rng.uniform(.15, .20), M['stone'], i + 3, .8)
    z = float(hf(fx, fy))
    with Group((fx, fy, z + .02), math.radians(-22)):
        ember_logs(((-.38, .36, -.10, .10, .065), (-.34, .38, .10, .10, .07), (-.28, .30, .0, .22, .06), (-.10, .12, -.06, .30, .05)), 9, heat=12.)
        flames(.42, .08, 1.05, ((-.12, .9, 5), (.0, 1.08, 6), (.13, .95, 5)), 11)
    point('fire', (fx, fy, z + .5), 95, (1, .44, .14), .18)
    for x, y, a, t in ((-3.75, -.9, -70, 'wool'), (-2.75, .45, -160 + 180 - 40, None), (-.85, -2.55, 128, 'rust')):
        deck_chair(M, x, y, math.radians(a), float(hf(x, y)) + .0, t)
    log_pile(M, 3.55, 3.95, -.3, float(hf(3.7, 0)), 6, 8, 6)
    for x, y in ((.2, -2.9), (2.9, -2.0), (-5.2, -2.4)):
        lan.append(candle_lantern(M, x, y, float(hf(x, y)) + .02, 1.15, 8))
    free = lambda x, y: not (abs(x - 1.9) < 1.9 and -1.2 < y < 3.6) and math.hypot(x - fx, y - fy) > 2.3 and math.hypot(x - v['cam'][0][0], y - v['cam'][0][1]) > 1.1
    undergrowth(M, hf, (-12, 12, -9, 12), lambda x, y: free(x, y) and math.hypot(x, y + 1) > 3.6, 520, 900, 5, (.5, 1.2), .30)
    undergrowth(M, hf, (-9, 9, -9, 8), free, 0, 4200, 6, (.4, .9), .15, (0, -.6))
    woodland(M, hf, (-30, 30, -7, 62), lambda x, y: math.hypot(x, y + 1) > 8.2 and not (y < 1 and abs(x) < 9 and x < 6), 125, 5, hs=(11, 18))
    q = ring((0, 0), 9.5, 52, 420, 6, -.1, 3.3)
    understorey(M, hf, q, 7)
    c, s = math.cos(rz), math.sin(rz)
    return dict(lan=lan, fire=(fx, fy, z + .45), top=(1.9 + c * top[0] - s * top[1], .6 + s * top[0] + c * top[1], top[2]))


def develop(v, s):
    s.calm(1.8)
    s.sky(.8, s.stars(5000) * .5)
    f, lan = s.D['fire'], s.D['lan']
    s.fog(np.array((.10, .16, .26)) * .55, dens=.008, h0=-.4, hf=4, noise=.6, ns=.08, steps=22, maxd=90, glow=[(tuple(f), (.03, .013, .004), .5)] + [(tuple(p), (.004, .002, .0008), .3) for p in lan])
    s.steam(s.D['top'], np.array((.30, .34, .42)), .34, 5, r=.24, top=1.5, lean=.16, gain=2.0)
    s.steam((f[0], f[1], f[2] + .55), np.array((.26, .24, .24)), .16, 8, r=.30, top=1.3, lean=.2, gain=2.0)
    s.airlight(f, (1, .45, .14), .012)
    for p in lan:
        s.airlight(p, (1, .5, .2), .002)
    s.bloom(.10, 1.)
    return s.finish(v['ev'])
