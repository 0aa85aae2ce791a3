"""Inside Stormchaser: fire on, throw pulled up, weather outside."""
from kit import *
import stormchaser as outside

SKY = 'storm'
RENDER = dict(clamp=3, bounces=7)
VIEWS = {
    'stormchaser-interior': dict(cam=((.1, -4.6, 1.5), (-1.42, 1.0, 1.12), 21), over=1.35, spp=10, ev=1.1),
}


def build(M, v):
    world('storm', 1.5, ground=(.03, .035, .035))
    sun((.2, 1, .22), .5, (1., .78, .5), .08)
    hf = lambda x, y: -.8 + .3 * fbm2(np.asarray(x) * .1, np.asarray(y) * .1, 4, seed=5) - .13 * np.clip(np.asarray(y) - 7.5, 0, 400) ** 1.3
    terrain('ter', hf, -30, 30, 2, 36, 160, M['turf'])
    swell(-6.3, -420, 26, 92, (9, 7), outside.m_sea(.35, -.95, -.2), scale=2.8, choppy=1.35, wind=19, res=12, time=4., direction=math.radians(-78), align=.6)
    sea(-7.4, 600, m_water('far', (.010, .030, .032), ((.05, .05), (.3, .05)), .12, (.4, 1, 1)))
    headland('h1', -1800, -200, 2400, 150, 3, (.012, .016, .017))
    for i, (x, y, r) in enumerate(((-9, 17, 2.2), (-13, 19, 3.), (7, 20, 1.8), (11, 24, 3.4))):
        rock(x, y, -5.8, r, M['wetrock'], i, .85, .6)
    M['deckx'] = m_wood('deckdamp', (.050, .039, .031), (.150, .120, .094), .36, 5, 0, bump=.5)       # an even sheen: where it mirrors the sky it passes for sea
    M['glass'] = m_glass('clear', gain=0.)                     # seen from inside: a reflection would only be specks against the sky
    with Group((0, 0, .35), math.pi):
        cabins.low(M, power=.95)
        fur(-2.2, 1.4, .0, .8, .5, 42000, 3)
        deck_chair(M, .3, -1.9, math.radians(-14), -.01, 'wool')
        candle_lantern(M, -.45, -2.1, -.01, 1.2, 9)
    undergrowth(M, hf, (-9, 9, 4.4, 10.5), lambda x, y: True, 0, 2200, 5, gh=.4, clump=(0, -.7))
    return {}


def develop(v, s):
    s.calm(1.7)
    gap = ((s.a[..., 0] < .5) & (s.dir[..., 2] < -.0006))[..., None]          # between the last swell and the far sea
    s.rgb, s.a = np.where(gap, np.array((.085, .110, .128), np.float32), s.rgb), np.where(gap, 1., s.a)
    s.sky(.8)
    out = s.blur((s.t > 9.5).astype(np.float32), .8)[..., None]
    col = np.array((.105, .130, .150)) + (np.exp(-s.angle(outside.GLOW) / .30) * .22)[..., None] * np.array((1, .86, .68))
    s.fog(col, dens=.0023, h0=-6, hf=14, noise=.7, ns=.02, steps=18, maxd=1800, mask=out)                     # the far sea fades into the sky
    s.fog(col * 1.25, dens=.0045, h0=-5.4, hf=1.3, noise=1.2, ns=.03, steps=18, maxd=420, seed=4, mask=out)   # spray between the crests
    s.flame((.45, 2.1, .35 - .01 + .144), .04)                                # the lantern's
    s.bloom(.09, 1.)
    return s.finish(v['ev'], vig=.35)
