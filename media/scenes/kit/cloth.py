"""Simulated linen. Cloths dropped on boxes, pillows inflated; cached in cloth/*.npz (made once, about two minutes)."""
import math
import os
import time
import bpy
import numpy as np
from .materials import m_plain
from .mesh import MB, Group, grid_faces, mesh_obj
from .noise import fbm2

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'cloth')


def grid(x0, x1, y0, y1, z, step, seed=0, amp=.012):
    """a flat cloth over x0..x1, y0..y1 at height z, creased by amp: vertices and faces"""
    nx, ny = int((x1 - x0) / step) + 1, int((y1 - y0) / step) + 1
    X, Y = np.meshgrid(np.linspace(x0, x1, nx), np.linspace(y0, y1, ny))
    return np.stack([X, Y, z + amp * fbm2(X * 4 + seed * 7., Y * 4 + seed * 3., 4)], -1).reshape(-1, 3), grid_faces(ny, nx)


def collider(V, F):
    o = mesh_obj('col', V, F, m_plain('c', (1, 1, 1)))
    o.modifiers.new('k', 'COLLISION')
    o.collision.thickness_outer, o.collision.cloth_friction = .008, 25
    return o


def boxmesh(*b):
    """vertices and faces of a box, for a cloth to fall on; arguments as MB.box"""
    m = MB()
    m.box(*b)
    return np.concatenate(m.v), np.concatenate(m.f)


def sim(name, V, F, cols, frames=60, bend=.5, mass=.35, grow=0., pressure=0., gravity=1., tension=18.):
    """drop a cloth and cache its last frame"""
    f = os.path.join(HERE, name + '.npz')
    if os.path.exists(f):
        d = np.load(f)
        return d['V'], d['F']
    s = bpy.context.scene
    s.gravity, s.frame_start, s.frame_end, t = (0, 0, -9.81 * gravity), 1, frames, time.time()
    cs = [collider(*c) for c in cols]
    o = mesh_obj('cloth', V, F, m_plain('c', (1, 1, 1)))
    m = o.modifiers.new('c', 'CLOTH')
    q = m.settings
    q.quality, q.mass, q.bending_stiffness, q.air_damping, q.shrink_min = 5, mass, bend, 2, -grow
    q.tension_stiffness = q.compression_stiffness = tension
    q.shear_stiffness = tension * .4
    if pressure:
        q.use_pressure, q.uniform_pressure_force = True, pressure
    m.collision_settings.distance_min, m.collision_settings.use_self_collision, m.point_cache.frame_end = .008, False, frames
    for k in range(1, frames + 1):
        s.frame_set(k)
    me = o.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    W = np.empty(len(me.vertices) * 3, np.float32)
    me.vertices.foreach_get('co', W)
    for x in cs + [o]:
        bpy.data.objects.remove(x)
    s.frame_set(1)
    os.makedirs(HERE, exist_ok=True)
    np.savez(f, V=W.reshape(-1, 3), F=np.asarray(F))
    print('CLOTH', name, round(time.time() - t, 1), flush=True)
    return W.reshape(-1, 3), np.asarray(F)


def pillow_mesh(w, h, n=34):
    m = int(n * h / w)
    X, Y = np.meshgrid(np.linspace(-w / 2, w / 2, n), np.linspace(-h / 2, h / 2, m))
    i = np.arange(n * m).reshape(m, n)
    inn = np.zeros((m, n), bool)
    inn[1:-1, 1:-1] = 1
    j = i.copy()
    j[inn] = n * m + np.arange(inn.sum())
    T, B = np.stack([X, Y, 0 * X + .004 * inn], -1).reshape(-1, 3), np.stack([X, Y, 0 * X - .004], -1)[inn]
    G = np.stack([j[:-1, :-1], j[1:, :-1], j[1:, 1:], j[:-1, 1:]], -1).reshape(-1, 4)
    return np.r_[T, B], np.r_[grid_faces(m, n), G]


def finish(name, VF, mat, thick=.004, sub=1, off=0, crease=0., seed=0):
    """lift, thicken, smooth; crease adds fine wrinkles the simulation is too coarse for"""
    V = VF[0]
    if crease:
        w = fbm2(V[:, 0] * 5 + seed, V[:, 1] * 2.2, 4, seed=seed) + .6 * fbm2(V[:, 0] * 13, V[:, 1] * 9 + seed, 3, seed=seed + 5)
        V = V + np.c_[0 * w, 0 * w, crease * (1 - np.abs(w) * 2.2).clip(-1, 1)]
    o = mesh_obj(name, V, VF[1], mat, None, True)
    if off:
        m = o.modifiers.new('d', 'DISPLACE')
        m.strength, m.mid_level = off, 0
    if thick:
        m = o.modifiers.new('s', 'SOLIDIFY')
        m.thickness, m.offset = thick, 1
    if sub:
        m = o.modifiers.new('u', 'SUBSURF')
        m.levels = m.render_levels = sub
    return o


def bedding():
    """bed-local frame: head to +y, mattress x within .95, y 0..2.05, top z .58"""
    mat = boxmesh(-.95, .95, 0, 2.05, .2, .58)
    du = sim('duvet', *grid(-1.27, 1.27, -.30, 1.52, .66, .026, 1), [mat], 70, 2.2, .7, .05)
    sh = sim('sheet', *grid(-1.22, 1.22, 1.12, 1.66, .76, .026, 2), [mat, du], 50, .8, .3, .03)
    th = sim('throw', *grid(-1.25, 1.25, .02, .60, .80, .026, 3), [mat, du], 55, 1., .5, .03)
    pl = sim('pillow', *pillow_mesh(.76, .52), [], 45, .3, .3, 0, 5., 0)
    return du, sh, th, pl


def bed(M, loc, rz=0., throw='sage', accent='rust', board='dark', linen='linen', head=1.28, headw=1.7):
    """king bed; loc is the middle of the mattress on the floor; with rz = 0 the head is towards -y"""
    BD = bedding()
    with Group(loc, rz + math.pi):
        with Group((0, -1.03, 0)):
            b = MB()
            b.box(-.98, .98, -.03, 2.08, .10, .32, .5)
            b.box(-.9, .9, .1, 2.0, 0, .1, .2)
            b.obj('bb', M['oak'], bevel=.012)
            b = MB(3)
            b.boards(-headw, headw, .17, lambda x, x2: b.box(x, x2, 2.10, 2.15, 0, head), .002)
            b.obj('hb', M[board], bevel=.006)
            from .mesh import cushion
            cushion('mat', -.95, .95, .0, 2.05, .30, .585, M[linen], .10)
            finish('duvet', BD[0], M[linen], .035, crease=.007, seed=3)
            finish('sheet', BD[1], M[linen], .014, 1, .040, .004, 5)
            finish('throw', BD[2], M[throw], .016, 1, .023, .007, 3)         # the duvet's own creases: it lies on them and throws no ragged shadow

            def pillow(x, y, z, rx, rz_, m, s=1.):
                o = finish('pil', BD[3], M[m], 0)
                o.scale, o.rotation_euler, o.location = (s,) * 3, (math.radians(rx), 0, math.radians(rz_)), (x, y, z)
            for s in (-1, 1):
                pillow(s * .46, 1.93, .86, 66, -3 * s, linen)
                pillow(s * .44 + .02, 1.72, .83, 52, 4 * s, linen)
            pillow(.0, 1.50, .79, 46, 3, accent, .66)
