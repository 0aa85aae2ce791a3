"""The wood-fired soaking tub: forty cedar staves, copper hoops, step, towels, bucket and ladle."""
import math
import numpy as np
from .materials import m_water, m_wood
from .mesh import MB, cushion, mesh_obj


def tub(M, c=(.25, .35), R=.86, h=.78, n=40, water=.055):
    """returns the middle of the water"""
    b, rng = MB(5), np.random.RandomState(5)
    for i in range(n):
        a0, a1 = (i + .03) / n * 2 * np.pi, (i + .97) / n * 2 * np.pi
        V = []
        for z, r in ((0., R * .965), (h + rng.uniform(-.002, .002), R)):
            for rr, aa in ((r, a0), (r + .004, (a0 + a1) / 2), (r, a1), (r - .05, a1), (r - .05, a0)):
                V.append((c[0] + rr * math.cos(aa), c[1] + rr * math.sin(aa), z))
        b.add(V, [(0, 1, 6, 5), (1, 2, 7, 6), (3, 4, 9, 8), (4, 0, 5, 9), (2, 3, 8, 7), (5, 6, 7, 9)])
        b.add(np.array(V)[[5, 6, 7, 8, 9]], [(2, 3, 4, 0)])
    b.obj('staves', M['hinoki'])
    b = MB()
    b.revolve([(R - .070, h), (R - .066, h + .035), (R + .033, h + .035), (R + .037, h), (R - .070, h)], 96, .7, (*c, 0))
    b.obj('rim', m_wood('rimw', (.30, .16, .075), (.46, .28, .15), .30, 5, 0, bump=.15), True)
    b = MB()
    for z in (.13, .60):
        rr = R * (.965 + .035 * z / h) + .006
        b.revolve([(rr, z - .022), (rr + .007, z - .018), (rr + .007, z + .018), (rr, z + .022)], 96, .5, (*c, 0))
    b.obj('hoop', M['copper'], True)
    k = 72
    a, z = np.arange(k) / k * 2 * np.pi, h - water
    V = np.r_[[(*c, z)], np.c_[c[0] + (R - .05) * np.cos(a), c[1] + (R - .05) * np.sin(a), np.full(k, z)]]
    mesh_obj('water', V, [(0, 1 + i, 1 + (i + 1) % k) for i in range(k)], m_water('tubw', (.008, .024, .025), ((2.2, .006), (7., .004)), .0))
    return (c[0], c[1], z)


def bench(M, x=-1.35, y=-.55):
    """step stool with folded towels"""
    b = MB(6)
    for i in range(3):
        b.box(x, x + .71, y + i * .16, y + .14 + i * .16, .30, .335)
    b.box(x + .03, x + .08, y, y + .45, 0, .30, .4)
    b.box(x + .65, x + .70, y, y + .45, 0, .30, .4)
    b.obj('bench', M['larchx'], bevel=.006)
    for k, (z, m) in enumerate(((.335, 'linen'), (.402, 'wool'), (.468, 'rust'))):
        for j in range(2):                                     # two layers each: the fold shows
            cushion('tw', x + .11 + .01 * k, x + .52 - .012 * k, y + .05, y + .39 - .01 * j, z + j * .032, z + j * .032 + .036, M[m], .10, k * 2 + j, .006)


def bucket(M, x, y):
    """a wooden bucket with copper hoops and a ladle"""
    b = MB()
    b.revolve([(.115, 0), (.135, .20), (.122, .20), (.108, .02), (0, .02)], 28, .6, (x, y, 0))
    b.obj('bucket', M['hinoki'])
    b = MB()
    for r, z in ((.121, .05), (.136, .15)):
        b.revolve([(r, z), (r + .004, z), (r + .005, z + .02), (r + .001, z + .02)], 40, .5, (x, y, 0))
    b.obj('bh', M['copper'], True)
    b = MB()
    b.tube([(x - .10, y - .10, .10), (x + .28, y + .22, .36)], .011, 8, .5)
    b.obj('ladle', M['hinoki'])
