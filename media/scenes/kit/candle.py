"""A burning candle: a rim that has melted unevenly, wax that glows under its flame, a wick, a small flame with a blue foot."""
import math
import bpy
import numpy as np
from .camera import point
from .materials import FLAME, Nodes, m_plain
from .mesh import MB, grid_faces, mesh_obj


def m_wax(h, u, glow):
    """ivory wax; the light of the flame comes through its upper decimetre and reddens on the way down"""
    s = Nodes('wax')
    z = s.n('SeparateXYZ', {0: s.n('TexCoord').outputs['Object']}).outputs['Z']
    near = s.n('MapRange', {'Value': z, 'From Min': h - 1.15 * u, 'From Max': h, 'To Min': 0., 'To Max': 1.})
    edge = s.n('Math', {0: 1., 1: s.n('LayerWeight', {'Blend': .35}).outputs['Facing']}, operation='SUBTRACT')
    strength = s.n('Math', {0: s.n('Math', {0: near, 1: 2.6}, operation='POWER'), 1: s.n('Math', {0: edge, 1: glow}, operation='MULTIPLY')}, operation='MULTIPLY')
    colour = s.ramp(near, [(.25, (1., .20, .035)), (.75, (1., .40, .11)), (1., (1., .56, .22))])
    body = s.n('BsdfPrincipled', {'Base Color': (.37, .28, .175), 'Roughness': .42, 'Specular': .35})
    return s.end(s.n('AddShader', {0: body, 1: s.n('Emission', {'Color': colour.outputs[0], 'Strength': strength})}))


def m_flame(strength):
    """blue and nearly clear at the foot, brightest below the middle, thin at its edges"""
    s = Nodes('flame')
    z = s.n('SeparateXYZ', {0: s.n('TexCoord').outputs['Generated']}).outputs['Z']
    colour = s.ramp(z, [(0., (.006, .018, .10)), (.12, (.014, .020, .06)), (.30, (.62, .30, .085)), (.52, (1., .62, .25)), (.82, (1., .50, .15)), (1., (.8, .26, .05))])
    thin = s.n('Math', {0: s.n('LayerWeight', {'Blend': .5}).outputs['Facing'], 1: 2.}, operation='POWER')
    return s.end(s.n('MixShader', {0: thin, 1: s.n('Emission', {'Color': colour.outputs[0], 'Strength': strength}), 2: s.n('BsdfTransparent')}))


def body(r, h, u, seed):
    """the wax on its foot: wall with drips, melted rim, pool; a grid of rings"""
    R, n = np.random.RandomState(seed), 180
    a = np.arange(n) / n * 2 * np.pi
    wave = lambda top, bottom=1: sum(R.normal() / k * np.cos(k * a + R.rand() * 6.28) for k in range(bottom, top))
    rim, wall = h + .022 * u * wave(6), 1 + .012 * wave(7, 2)
    rim -= np.maximum(rim - h, 0) * .4
    drips = [(R.rand() * 6.28, R.uniform(.20, .62) * h, R.uniform(.016, .030) * u) for _ in range(3)]

    def out(z):
        """how far running wax stands from the wall at height z"""
        o = np.zeros(n)
        for at, low, thick in drips:
            d = np.angle(np.exp(1j * (a - at))) * r
            width = .028 * u * (1 + .7 * math.exp(-((z - low - .05 * u) / (.06 * u)) ** 2))
            o = np.maximum(o, thick * np.exp(-(d / width) ** 2) * np.clip((z - low) / (.05 * u) + .5, 0, 1))
        return o
    rings = [(r * .98 * np.ones(n), 0 * a), (r * 1.01 * np.ones(n), .03 * u + 0 * a)]
    rings += [(r * (1 + (wall - 1) * f) + out(f * h), f * (rim - .05 * u) + .0 * a) for f in np.linspace(.06, 1, 34)]
    rings += [(r * .985 + out(h), rim - .018 * u), (r * .955 + out(h) * .6, rim), (r * .90, rim + .002 * u), (r * .84, rim - .030 * u), (r * .76, h - .085 * u + 0 * a),
              (r * .5, h - .10 * u + 0 * a), (r * .2, h - .10 * u + 0 * a), (0 * a, h - .10 * u + 0 * a)]
    return np.stack([np.stack([q * np.cos(a), q * np.sin(a), z], -1) for q, z in rings]).reshape(-1, 3), grid_faces(len(rings), n, True)


def candle(x, y, z, r, h, power, u=1., glow=1.2, flame=34., size=1.):
    """u is a decimetre in scene units; returns the flame's position"""
    seed = int(abs(x * 131 + y * 57 + h * 17) * 10 / u) % 9999
    V, F = body(r, h, u, seed)
    o = mesh_obj('wax', V, F, m_wax(h, u, glow), None, True)
    o.location = (x, y, z)
    w = MB()
    w.tube([(0, 0, h - .11 * u), (.004 * u, 0, h - .02 * u), (.022 * u, 0, h + .035 * u)], .011 * u, 8, .5)
    w.obj('wick', m_plain('wick', (.012, .009, .008), .9), True).location = (x, y, z)
    b, k = MB(), size * u
    f = np.linspace(0, 1, 22)
    q = .052 * k * np.sin(np.pi * f ** .62) ** .9 * (1 - .35 * f)
    b.revolve(np.c_[q, .33 * k * f], 24)
    fl = b.obj('flame', m_flame(flame), True)
    fl.location = (x + .012 * u, y, z + h - .045 * u)
    fl.visible_shadow = fl.visible_diffuse = False
    p = (x, y, z + h + .16 * k)
    point('cp', p, power, FLAME, .06 * k)
    return p
