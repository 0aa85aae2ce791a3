"""A window or half-glazed door of the lodge, and the lit room behind it: deep enough to look into."""
import numpy as np
from .camera import point
from .materials import LAMP, WARM, m_emit, m_noise, m_plain
from .mesh import MB, grid_faces

DEEP = 2.7       # the back wall, metres behind the face of the stones


def window(w, a, b, c, d):
    """on the wall w, between a and b, from c to d"""
    w.surround(a, b, c, d)
    door = c < .15
    (leaf if door else sash)(w, a, b, c, d)
    g = MB()
    g.add(w.P([a, b, b, a], [c, c, d, d], [-.16] * 4), [(0, 1, 2, 3)], .5)
    g.obj('g', w.M['glass'])
    room(w, a, b, c, d, door)
    curtains(w, a, b, c, d)


def frame(w, q, a, b, c, d, f, nx, ny):
    """a window frame of width f with nx by ny panes, added to q"""
    for x0, x1, y0, y1 in ((a, a + f, c, d), (b - f, b, c, d), (a, b, c, c + f), (a, b, d - f, d)):
        w.block(q, x0, x1, y0, y1, -.20, -.12, .5)
    for i in range(1, nx):
        x = a + (b - a) * i / nx
        w.block(q, x - .016, x + .016, c, d, -.18, -.14, .5)
    for i in range(1, ny):
        y, h = c + (d - c) * i / ny, .03 if i * 2 == ny else .014
        w.block(q, a, b, y - h, y + h, -.18, -.13, .5)


def sash(w, a, b, c, d):
    """a sliding window, a vase on its sill; on the wall w, between a and b, from c to d"""
    q = MB()
    frame(w, q, a, b, c, d, .06, 2, 4)
    q.obj('sash', w.S['sash'], bevel=.004)
    q = MB()
    q.revolve([(0, 0), (.05, .01), (.06, .09), (.03, .15), (.035, .17)], 16, .5, tuple(w.P((a + b) / 2 - .22, c + .02, -.30)))
    q.obj('vase', w.S['dress'], True)


def leaf(w, a, b, c, d):
    """a painted door: glass above, two sunk panels below, a brass knob and a letter flap"""
    q, m, top = MB(), (a + b) / 2, c + .85
    frame(w, q, a, b, top - .05, d, .09, 2, 2)
    w.block(q, a, b, c, c + .14, -.20, -.12, .5)
    w.block(q, a, b, top - .12, top, -.20, -.12, .5)
    for x0, x1 in ((a, a + .10), (m - .05, m + .05), (b - .10, b)):
        w.block(q, x0, x1, c, top, -.20, -.12, .5)
    for x0, x1 in ((a + .10, m - .05), (m + .05, b - .10)):
        w.block(q, x0, x1, c + .12, top - .10, -.20, -.165, .5)
        w.block(q, x0 + .05, x1 - .05, c + .19, top - .17, -.165, -.145, .5)
    q.obj('door', w.S['sash'], bevel=.006)
    brass, q = m_plain('brass', (.55, .36, .13), .28, 1.), MB()
    w.block(q, m - .13, m + .13, top - .075, top - .045, -.12, -.108, .5)
    q.obj('flap', brass, bevel=.004)
    x, y, z = w.P(b - .055, c + 1.0, -.07)
    q = MB()
    q.revolve([(0, -.030), (.020, -.026), (.031, 0), (.020, .026), (0, .030)], 24, .5, (x, y, z))
    q.tube([(x, y, z), tuple(w.P(b - .055, c + 1.0, -.125))], .011, 10, .5)
    q.obj('knob', brass, True)


def room(w, a, b, c, d, door):
    """walls that lose the light away from the lamp; a dresser with the lamp on it, books, a frame, a chair's back"""
    attic, R = c > w.h, w.R
    small = attic or b - a < 1                                 # those of the gable: their rooms must not meet the others
    z0, z1, back = (c - .2, d + .02, -.72) if small else (.0, d + .2, -DEEP)
    A, B = (a - .05, b + .05) if small else (a - .2, b + .2)
    q, f0 = MB(), -.33
    for quad in (((A, z0, back), (B, z0, back), (B, z1, back), (A, z1, back)), ((A, z0, f0), (A, z0, back), (A, z1, back), (A, z1, f0)),
                 ((B, z0, f0), (B, z1, f0), (B, z1, back), (B, z0, back)), ((A, z1, f0), (A, z1, back), (B, z1, back), (B, z1, f0))):
        q.add(w.P(*zip(*quad)), [(0, 1, 2, 3)], .5)
    q.obj('room', m_noise('limewash', [(.3, (.30, .215, .14)), (.7, (.40, .29, .19))], 2.2, 6, .95, .2, 30, .004))
    q = MB()
    q.add(w.P((A, B, B, A), (z0,) * 4, (f0, f0, back, back)), [(0, 1, 2, 3)], .5)
    q.obj('floor', w.M['oak'])
    m = (a + b) / 2
    if small:
        p = tuple(w.P(m, d - .35, -.56))
        point('wl', p, (14 if attic else 34) * (b - a) * (d - c) ** .5, WARM, .12)
        return shade(w, p, .14, .10)
    side = -1 if R.rand() < .5 else 1
    x, top = m + side * .10, z0 + .92
    q = MB()
    w.block(q, x - .62, x + .62, z0, top - .04, back, back + .42, .5)
    w.block(q, x - .66, x + .66, top - .04, top, back, back + .46, .5)
    w.block(q, m - side * .62 - .20, m - side * .62 + .20, z0 + .42, z0 + .98, back + .95, back + .99, .5)
    q.obj('dresser', w.M['dark'], bevel=.01)
    q, u = MB(int(a * 7)), x - side * .12
    for k in range(7):
        t = R.uniform(.022, .045)
        w.block(q, u, u + t - .003, top, top + R.uniform(.17, .24), back + .08, back + .24)
        u += t
    q.obj('row', m_noise('spines', [(.3, (.05, .030, .018)), (.7, (.16, .085, .045))], 9, 4, .8))
    q = MB()
    w.block(q, m - side * .42 - .21, m - side * .42 + .21, top + .52, top + 1.0, back + .005, back + .03, .5)
    q.obj('frame', w.M['black'])
    q = MB()
    w.block(q, m - side * .42 - .17, m - side * .42 + .17, top + .56, top + .96, back + .03, back + .034, .5)
    q.obj('print', m_noise('landscape', [(.40, (.05, .075, .07)), (.52, (.16, .19, .16)), (.62, (.34, .28, .18))], 5, 5, .9))
    px, py, pz = w.P(x + side * .30, top, back + .24)
    q = MB()
    q.revolve([(0, 0), (.07, .004), (.08, .05), (.055, .13), (.020, .17), (.012, .26)], 24, .5, (px, py, pz))
    q.obj('base', w.M['ceramic'], True)
    p = (px, py, pz + .34)
    shade(w, p, .17, .12, .11)
    point('wl', p, 74 * (b - a) * (d - c) ** .5, LAMP, .07)
    point('fill', tuple(w.P(m, d - .1, -1.2)), 13 * (b - a), LAMP, .25)


def shade(w, p, low, high, half=.10):
    q = MB()
    q.revolve([(low, -half), (high, half)], 32, .5, p)
    q.obj('shade', m_emit('wsh', (1, .50, .19), 2.3), True).visible_shadow = False


def curtains(w, a, b, c, d):
    n, u = 90, np.linspace(0, 1, 90)
    for sg, x0 in ((1, a - .05), (-1, b + .05)):
        q, rows = MB(), np.linspace(c - .1, d + .1, 8)
        for k, v in enumerate(rows):
            lean = .03 * np.sin(k * .9 + a) * u
            q.v.append(w.P(x0 + sg * (u * .26 * (b - a) + lean), np.full(n, v), -.42 + .030 * np.sin(u * 30 + .4 * np.sin(v * 2)) + .010 * np.sin(u * 71 + v)).astype(np.float32))
        q.f.append(grid_faces(8, n))
        q.t.append(np.full((8 - 1) * (n - 1), .5, np.float32))
        q.obj('curt', w.S['curtain'], True)
