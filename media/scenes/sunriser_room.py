"""Inside Sunriser: the bed faces the sea, the sun comes up at its foot."""
from kit import *

SKY = 'dawn'
RENDER = dict(clamp=3, bounces=7)
SUN = (-.43, 1, .068)
VIEWS = {
    'sunriser-interior': dict(cam=((2.95, .55, 1.55), (-1.7, 5.4, 1.12), 22), lens=dict(shift=(0, .02)), over=1.35, spp=10, ev=.25),
}


def build(M, v):
    world('dawn', .62, ground=(.10, .11, .12))
    sun(SUN, 2.6, (1., .58, .30), .03)
    hf = lambda x, y: -.55 + .25 * fbm2(np.asarray(x) * .1, np.asarray(y) * .1, 4, seed=5) - .16 * np.clip(np.asarray(y) - 9.5, 0, 400) ** 1.25
    terrain('ter', hf, -30, 30, 5, 40, 160, M['turf'])
    sea(-6.2, 20, m_water('sea', (.004, .020, .028), ((.04, .028), (.22, .028), (1.0, .014)), .07, (.5, 1., 1)))
    headland('h1', -2600, -700, 3000, 130, 3)
    headland('h3', 300, 3200, 5200, 190, 9, (.03, .04, .04))
    M['glass'] = m_glass('clear', gain=0.)                     # seen from inside: a reflection would only be specks against the sky
    M['deckx'] = m_wood('deckdry', (.085, .066, .051), (.22, .178, .140), .58, 5, 0, bump=.4)       # dry: wet boards mirror the sky and pass for sea
    with Group((0, 0, .35)):
        cabins.mono(M, power=1.15)
        fur(-1.15, 3.5, .02, .75, .5, 42000, 3)
        stool(M, -1.95, 3.0, .02)
        deck_chair(M, -1.4, 6.6, math.pi - .2, .02, 'wool')
    b = MB()
    b.box(-3.75, 4., -.7, -.05, -.5, 5, .5)                    # nothing leaks in from behind
    b.obj('dark', M['dark'])
    undergrowth(M, hf, (-10, 10, 7.5, 13.5), lambda x, y: True, 0, 2600, 5, gh=.34, clump=(0, -.7))
    return dict(sun=SUN)


def develop(v, s):
    s.calm(1.7)
    ang = s.angle(SUN)
    gap = ((s.a[..., 0] < .5) & (s.dir[..., 2] < -.03))[..., None]             # where the headland ends behind the wall
    s.rgb, s.a = np.where(gap, np.array((.016, .024, .016), np.float32), s.rgb), np.where(gap, 1., s.a)
    s.sky(.55, s.sun(SUN, 22.))
    out = s.blur((s.t > 11).astype(np.float32), .8)[..., None]
    gl = np.array((.50, .40, .38)) * .62 + (np.exp(-ang / .25) * .9)[..., None] * np.array([1, .55, .28])
    s.fog(gl, dens=.0009, h0=-6.2, hf=14, noise=.6, ns=.01, steps=18, maxd=3000, mask=out)
    s.bloom(.08, 1.3)
    return s.finish(v['ev'], vig=.35)
