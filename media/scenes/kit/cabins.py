"""The three Wild Rooms from outside: gable (Stargazer), mono-pitch (Sunriser), low deep frame (Stormchaser)."""
import math
import numpy as np
from .camera import area, point
from .cloth import bed
from .materials import LAMP, WARM
from .mesh import MB, Group
from .props import armchair, bedside, drape, pendant, stove, table_lamp


def vboards(b, a0, a1, fn, step=.142):
    """vertical boards: fn(lo, hi)"""
    b.boards(a0, a1, step, fn)


def gable(M, W=6.2, Dp=7.5, E=2.75, Rg=5.0, over=1.3, power=1.):
    """Stargazer. Front glazing at y=0 facing -y; floor z=0; x within W/2; ridge along y; roof window on +x"""
    hw, sl = W / 2, math.hypot(W / 2, Rg - E)
    b = MB(1)
    for sx in (-1, 1):
        vboards(b, 0, Dp, lambda y, y2: b.box(*sorted((sx * hw, sx * (hw + .028 + .008 * (int(y * 7) % 2)))), y, y2, -.62, E + .02))
    b.obj('side', M['char'], bevel=.004)
    b = MB(2)
    for sx in (-1, 1):                                     # solid core and the wings up to the canopy edge
        b.box(*sorted((sx * (hw - .01), sx * (hw + .004))), 0, Dp, -.6, E, .3)
        b.box(*sorted((sx * (hw - .10), sx * (hw + .035))), -over, 0, -.35, E + .02, .3)
        b.box(*sorted((sx * (hw + .03), sx * (hw + .06))), -over, Dp + .05, -.66, -.56, .4)     # drip board closes the wall foot
    b.box(-hw, hw, Dp - .02, Dp + .05, -.6, E, .5)
    b.prism([(-hw, E), (hw, E), (.01, Rg), (-.01, Rg)], Dp - .02, Dp + .05, .5)
    b.obj('core', M['char'])
    b = MB(3)
    for sx in (-1, 1):
        vboards(b, 0, Dp, lambda y, y2: b.box(*sorted((sx * (hw - .03), sx * (hw - .012))), y, y2, 0, E), .12)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, Dp - .06, Dp - .03, 0, Rg - (Rg - E) * abs((x + x2) / 2) / hw), .12)
    b.obj('lin', M['larch'])
    b = MB(4)
    n = 26
    for sx in (-1, 1):
        for i in range(n):
            a0, a1 = i / n, (i + .97) / n
            x0, x1, z0, z1 = sx * hw * (1 - a0), sx * hw * (1 - a1), E + (Rg - E) * a0, E + (Rg - E) * a1
            for ya, yb in ([(-over, 1.2), (4.4, Dp)] if sx == 1 and .30 < (a0 + a1) / 2 < .86 else [(-over, Dp)]):
                b.add([(x0, ya, z0), (x1, ya, z1), (x1, yb, z1), (x0, yb, z0)], [(0, 1, 2, 3)])
    b.obj('ceil', M['larchy'])
    b, th, nx, nz = MB(5), .16, (Rg - E) / sl, hw / sl       # standing seam roof
    for sx in (-1, 1):
        def P(a, y, o):
            return (sx * (hw * (1 - a) + nx * o), y, E + (Rg - E) * a + nz * o)
        cells = [(-.06, 1.02, -over - .05, Dp + .15)] if sx < 0 else [(-.06, 1.02, -over - .05, 1.2), (-.06, 1.02, 4.4, Dp + .15), (-.06, .30, 1.2, 4.4), (.86, 1.02, 1.2, 4.4)]
        for a0, a1, y0, y1 in cells:
            b.hexa([P(a0, y0, .02), P(a1, y0, .02), P(a1, y1, .02), P(a0, y1, .02), P(a0, y0, th), P(a1, y0, th), P(a1, y1, th), P(a0, y1, th)], .5)
        y = -over
        while y < Dp:
            for a0, a1 in ([(-.06, 1.)] if sx < 0 or not 1.2 < y < 4.4 else [(-.06, .30), (.86, 1.)]):
                b.hexa([P(a0, y, th), P(a1, y, th), P(a1, y + .03, th), P(a0, y + .03, th), P(a0, y, th + .035), P(a1, y, th + .035), P(a1, y + .03, th + .035), P(a0, y + .03, th + .035)], .5)
            y += .42
        if sx == 1:
            for y in (1.2, 2.27, 3.33, 4.4):
                b.beam(P(.29, y, th), P(.87, y, th), .06, .06, .5)
            for a in (.30, .86):
                b.beam(P(a, 1.2, th), P(a, 4.4, th), .06, .06, .5)
            g = MB()
            g.add([P(.30, 1.2, th - .02), P(.86, 1.2, th - .02), P(.86, 4.4, th - .02), P(.30, 4.4, th - .02)], [(0, 1, 2, 3)])
            g.obj('skyl', M['glass'])
    b.box(-.16, .16, -over - .06, Dp + .16, Rg + .13, Rg + .22, .5)      # ridge capping
    b.obj('roof', M['metal'], bevel=.008)
    b = MB(6)
    for x in np.linspace(-hw, hw, 5):
        b.box(x - .03, x + .03, -.04, .05, 0, max(Rg - (Rg - E) * abs(x) / hw - .02, E), .5)
    b.box(-hw, hw, -.045, .055, E - .45, E - .38, .5)
    b.box(-hw, hw, -.045, .055, 0, .06, .5)
    for sx in (-1, 1):
        b.beam((sx * hw, 0, E), (0, 0, Rg), .09, .09, .5)
    b.obj('mull', M['metal'], bevel=.004)
    g = MB()
    g.add([(-hw, 0, 0), (hw, 0, 0), (hw, 0, E), (-hw, 0, E)], [(0, 1, 2, 3)])
    g.add([(-hw, 0, E), (hw, 0, E), (.01, 0, Rg), (-.01, 0, Rg)], [(0, 1, 2, 3)])
    g.obj('glassf', M['glass'])
    b = MB(7)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, 0, Dp, -.06, 0), .18)
    b.obj('floor', M['oak'])
    b = MB(8)
    vboards(b, -4.2, -.02, lambda y, y2: b.box(-hw - 1.1, hw + 1.1, y, y2, -.08, -.03))
    b.obj('deck', M['deckx'], bevel=.003)
    b = MB(9)
    b.box(-hw - 1.1, hw + 1.1, -4.24, -4.2, -.30, -.03, .2)
    for sx in (-1, 1):
        b.box(sx * (hw + 1.1) - .03, sx * (hw + 1.1) + .03, -4.2, 0, -.30, -.035, .2)
        b.box(*sorted((sx * hw, sx * (hw + 1.1))), -.04, 0, -.30, -.035, .2)
    for x in np.linspace(-hw - .9, hw + .9, 5):
        for y in (-4.0, .2, 3.5, 7):
            b.box(x - .08, x + .08, y - .08, y + .08, -2.5, -.08, .2)
    b.box(-hw, hw, 0, Dp, -.36, -.07, .3)
    for i in range(3):
        b.box(-1.3, 1.3, -4.24 - .34 * (i + 1), -4.22 - .34 * i, -.12 - .17 * (i + 1) + .10, -.08 - .17 * (i + 1) + .10, .4)
    b.obj('deckf', M['char'])
    bed(M, (-.35, 2.9, 0), math.pi)                            # the bed looks out: headboard towards the back
    bedside(M, -1.75, 4.9, 9 * power)
    bedside(M, 1.05, 4.9, 9 * power)
    stove(M, hw - .75, 1.35, math.radians(12), 0, 4.3)
    armchair(M, hw - 1.15, 3.2, math.radians(-35))
    drape(-hw + .05, -hw + .75, .22, E - .46, 7, 3, M['linen'])
    drape(hw - .55, hw - .05, .22, E - .46, 6, 5, M['linen'])
    b = MB(10)
    for x, y, z in ((-1.5, 1.5, 2.75), (-.9, 1.9, 3.15)):
        b.revolve([(.15 * math.sin(q), -.15 * math.cos(q)) for q in np.linspace(0, math.pi, 15)], 32, .5, (x, y, z))
        point('pl', (x, y, z - .25), 22 * power, WARM, .15)
    b.obj('globes', M['globe'], True)
    b = MB()
    b.tube([(-1.5, 1.5, 2.9), (-1.5, 1.5, 3.9)], .008, 6)
    b.tube([(-.9, 1.9, 3.3), (-.9, 1.9, 4.3)], .008, 6)
    b.obj('cord', M['black'])
    area('ridge', (0, 3.6, Rg - .35), .5, 80 * power, WARM, None, sy=5.5)
    area('ridge2', (0, -.55, Rg - .45), .3, 12 * power, WARM, None, sy=.8)
    area('wash', (0, Dp - .5, .25), 5, 26 * power, WARM, (0, Dp, 2.2), sy=.15)


def mono(M, W=7.2, Dp=5.4, h0=2.5, h1=3.9, power=1., skin='silver'):
    """Sunriser. Low side at y=0, glass to +y (the sea) and on -x; roof rises to the sea over a deck"""
    hw, sl, ov = W / 2, (h1 - h0) / Dp, 1.5
    H = lambda y: h0 + sl * y
    b = MB(1)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, -.034 - .008 * (int(x * 7) % 2), 0, -.7, h0 + .05), .14)
    vboards(b, 0, Dp, lambda y, y2: b.box(hw, hw + .034 + .008 * (int(y * 7) % 2), y, y2, -.7, H(y)), .14)
    vboards(b, 0, 2.2, lambda y, y2: b.box(-hw - .034 - .008 * (int(y * 7) % 2), -hw, y, y2, -.7, H(y)), .14)
    b.obj('wall', M[skin], bevel=.004)
    b = MB(2)
    b.box(-hw, hw, .0, .03, -.7, h0 + .05, .5)
    for x, y1 in ((hw - .01, Dp), (-hw + .01, 2.2)):
        b.add([(x, 0, -.3), (x, y1, -.3), (x, y1, H(y1) + .03), (x, 0, h0 + .03)], [(0, 1, 2, 3)])
    b.obj('solid', M['char'])

    def slab(b, x0, x1, y0, y1, z, th, t=.4):
        V = [(x, y, h0 + sl * y + zz) for zz in (z, z + th) for y in (y0, y1) for x in (x0, x1)]
        b.add(V, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], t)
    b = MB(3)
    slab(b, -hw - .9, hw + .35, -.5, Dp + ov, .05, .17)
    for x in np.arange(-hw - .8, hw + .35, .42):
        slab(b, x, x + .03, -.5, Dp + ov, .22, .035)
    b.obj('roof', M['metal'], bevel=.006)
    b = MB(4)
    vboards(b, -.5, Dp + ov, lambda y, y2: slab(b, -hw - .88, hw + .33, y, y2, .03, .02, None), .115)
    b.obj('soff', M['larchx'])
    b = MB(5)
    b.box(-hw - 1.6, hw + .3, 0, Dp + 2.6, -.20, -.03, .5)
    b.box(-hw, hw, 0, Dp, -.62, -.05, .5)
    b.box(-hw - 1.66, hw + .36, Dp + 2.55, Dp + 2.66, -.20, .075, .5)       # an edge board: the line between deck and sea
    b.box(-hw - 1.66, -hw - 1.55, 0, Dp + 2.6, -.20, .075, .5)
    for x in np.linspace(-hw - 1.3, hw, 5):
        for y in (.5, Dp * .55, Dp + 2.2):
            b.box(x - .09, x + .09, y - .09, y + .09, -6, -.1, .4)
    b.obj('base', M['char'])
    b = MB(6)
    vboards(b, 0, Dp + 2.6, lambda y, y2: b.box(-hw - 1.6, hw + .3, y, y2, -.03, .02))
    b.obj('deck', M['deckx'], bevel=.003)
    b = MB(7)
    for x in np.linspace(-hw, hw, 4):
        b.box(x - .03, x + .03, Dp - .04, Dp + .04, 0, h1 + .02, .5)
    b.box(-hw - .03, -hw + .03, 2.17, 2.23, 0, H(2.2) + .03, .5)
    b.box(-hw - .03, -hw + .03, 3.77, 3.83, 0, H(3.8) + .03, .5)
    b.box(-hw, hw, Dp - .045, Dp + .045, 0, .06, .5)
    b.box(-hw - .04, -hw + .04, 2.2, Dp, 0, .06, .5)
    for x0, x1 in ((-hw - .85, -hw - .75), (hw + .1, hw + .2)):
        b.box(x0, x1, Dp + 1.35, Dp + 1.45, 0, h1 + sl * 1.4, .5)
    b.obj('mull', M['metal'], bevel=.004)
    g = MB()
    g.add([(-hw, Dp, 0), (hw, Dp, 0), (hw, Dp, h1), (-hw, Dp, h1)], [(0, 1, 2, 3)])
    g.add([(-hw, 2.2, 0), (-hw, Dp, 0), (-hw, Dp, h1), (-hw, 2.2, H(2.2))], [(0, 1, 2, 3)])
    g.obj('gl', M['glass'])
    b = MB(8)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, .03, .05, 0, h0), .12)
    vboards(b, 0, Dp, lambda y, y2: b.box(hw - .05, hw - .03, y, y2, 0, H(y)), .12)
    vboards(b, .05, 2.2, lambda y, y2: b.box(-hw + .03, -hw + .05, y, y2, 0, H(y)), .12)
    b.obj('lin', M['larch'])
    b = MB(9)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, .03, Dp - .03, -.02, .031), .18)
    b.obj('floor', M['oak'])
    bed(M, (.9, 1.36, .03), 0)                                  # foot towards the sea
    bedside(M, -.42, .42, 14 * power, z=.02)
    bedside(M, 2.22, .42, 14 * power, z=.02)
    stove(M, hw - .6, 4.2, math.radians(-75), .02, 3.6)
    armchair(M, -2.5, 3.9, math.radians(160), .02)
    drape(-hw + .1, -hw + .7, Dp - .25, h1 - .35, 7, 3, M['linen'], .03)
    pendant(M, -2.2, 2.4, 2.0, 3.1, 16 * power)
    area('c', (.2, 2.4, 2.9), 4, 110 * power, WARM, None, sy=1.5)
    area('w', (.9, .5, .35), 4, 26 * power, WARM, (.9, 0, 2.2), sy=.12)


def low(M, W=9.6, Dp=5.0, H=2.75, frame=1.5, power=1.):
    """Stormchaser. A low box in a deep timber frame, the whole front (-y) of glass behind a sheltered deck"""
    hw = W / 2
    b = MB(1)                                                  # the frame: floor, two cheeks, roof, all projecting
    for sx in (-1, 1):
        vboards(b, -frame, Dp, lambda y, y2: b.box(*sorted((sx * (hw + .24), sx * (hw + .272 + .008 * (int(y * 7) % 2)))), y, y2, -.5, H + .42), .142)
        vboards(b, -frame, 0, lambda y, y2: b.box(*sorted((sx * (hw + .015), sx * (hw + .04))), y, y2, 0, H), .12)
    vboards(b, -hw - .25, hw + .25, lambda x, x2: b.box(x, x2, Dp, Dp + .034, -.5, H + .40), .142)
    b.obj('skin', M['char'], bevel=.004)
    b = MB(2)
    for sx in (-1, 1):
        b.box(*sorted((sx * (hw + .04), sx * (hw + .24))), -frame, Dp, -.5, H + .40, .5)
    b.box(-hw - .25, hw + .25, Dp - .1, Dp, -.5, H + .4, .5)
    b.box(-hw - .3, hw + .3, -frame - .03, Dp + .06, H + .06, H + .44, .45)
    b.box(-hw - .25, hw + .25, -frame, Dp, -.5, -.06, .5)
    b.obj('core', M['char'], bevel=.01)
    b = MB(3)
    b.box(-hw - .34, hw + .34, -frame - .07, Dp + .1, H + .44, H + .50, .5)
    b.obj('cap', M['metal'], bevel=.008)
    b = MB(4)
    vboards(b, -frame, Dp, lambda y, y2: b.box(-hw, hw, y, y2, H + .02, H + .05), .115)
    b.obj('soffit', M['larchx'])
    b = MB(5)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, Dp - .14, Dp - .11, 0, H), .12)
    for sx in (-1, 1):
        vboards(b, 0, Dp, lambda y, y2: b.box(*sorted((sx * (hw - .0), sx * (hw + .03))), y, y2, 0, H), .12)
    b.obj('lin', M['larch'])
    b = MB(6)
    vboards(b, -frame - 2.0, -.03, lambda y, y2: b.box(-hw - .2, hw + .2, y, y2, -.06, -.01))
    b.obj('deck', M['deckx'], bevel=.003)
    b = MB(7)
    b.box(-hw - .24, hw + .24, -frame - 2.10, -frame - 2.0, -.30, .025, .3)           # an edge board: the line between deck and sea
    for sx in (-1, 1):
        b.box(*sorted((sx * (hw + .2), sx * (hw + .24))), -frame - 2.04, -frame, -.30, -.01, .3)
    for x in np.linspace(-hw, hw, 6):
        for y in (-frame - 1.8, .4, Dp - .4):
            b.box(x - .1, x + .1, y - .1, y + .1, -4.5, -.1, .3)
    b.obj('base', M['char'])
    b = MB(8)
    for x in np.linspace(-hw, hw, 6):
        b.box(x - .03, x + .03, -.04, .05, 0, H + .02, .5)
    b.box(-hw, hw, -.045, .055, 0, .06, .5)
    b.box(-hw, hw, -.045, .055, H - .06, H + .02, .5)
    b.obj('mull', M['metal'], bevel=.004)
    g = MB()
    g.add([(-hw, 0, 0), (hw, 0, 0), (hw, 0, H), (-hw, 0, H)], [(0, 1, 2, 3)])
    g.obj('gl', M['glass'])
    b = MB(9)
    vboards(b, -hw, hw, lambda x, x2: b.box(x, x2, 0, Dp, -.05, 0), .18)
    b.obj('floor', M['oak'])
    bed(M, (1.6, 3.62, 0), math.pi, 'navy')
    bedside(M, .25, 4.52, 9 * power)
    bedside(M, 2.95, 4.5, 9 * power)
    stove(M, -hw + 1.1, 2.2, math.radians(28), 0, 3.2)
    armchair(M, -1.9, 3.1, math.radians(20), fabric='rust')
    drape(-hw + .1, -hw + .8, .25, H - .08, 8, 3, M['linen'])
    drape(hw - .8, hw - .1, .25, H - .08, 8, 5, M['linen'])
    pendant(M, -1.2, 1.8, 1.95, H, 12 * power)
    area('cove', (0, Dp - .35, 2.55), 8.5, 44 * power, WARM, (0, Dp, 1.2), sy=.12)
    area('sof', (0, -.6, H - .02), 8.5, 22 * power, WARM, None, sy=.25)
    area('c', (0, 2.3, H - .05), 6, 55 * power, WARM, None, sy=1.6)
