"""Lights, world, camera and the render itself. Two half-sample renders with different seeds feed the denoiser."""
import os
import time
import bpy
import numpy as np
from mathutils import Vector
from .sky import equirect


def reset():
    """an empty scene"""
    bpy.ops.wm.read_factory_settings(use_empty=True)


def _link(o):
    bpy.context.scene.collection.objects.link(o)
    return o


def area(name, loc, size, power, col, target=None, sy=None, cam=False, glossy=None):
    """a rectangular lamp turned to target, or downwards; sy is its second side; cam and glossy: seen directly, in reflections"""
    l = bpy.data.lights.new(name, 'AREA')
    l.energy, l.color, l.shape, l.size, l.size_y = power, col, 'RECTANGLE', size, sy or size
    o = _link(bpy.data.objects.new(name, l))
    o.location = loc
    d = (Vector(target) - Vector(loc)) if target else Vector((0, 0, -1))
    o.rotation_euler = d.to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera, o.visible_glossy = cam, cam if glossy is None else glossy
    return o


def point(name, loc, power, col, r=.05):
    """a small round lamp of radius r, itself unseen"""
    l = bpy.data.lights.new(name, 'POINT')
    l.energy, l.color, l.shadow_soft_size = power, col, r
    o = _link(bpy.data.objects.new(name, l))
    o.location, o.visible_camera, o.visible_glossy = loc, False, False
    return o


def keep_lamps(centre, radius):
    """take away the small lamps farther off: a picture that they hardly light has only their noise"""
    for o in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type in ('POINT', 'AREA') and o.data.energy < 1000]:
        if (o.location - Vector(centre)).length > radius:
            bpy.data.objects.remove(o)


def sun(d, st, col, ang=.02):
    """the sun in direction d, of strength st; ang is its apparent size in radians: the larger, the softer the shadows"""
    l = bpy.data.lights.new('sun', 'SUN')
    l.energy, l.color, l.angle = st, col, ang
    o = _link(bpy.data.objects.new('sun', l))
    o.rotation_euler = (-Vector(d)).to_track_quat('-Z', 'Y').to_euler()
    return o


def world(preset, st=1., ground=(.02, .025, .02), seed=3):
    """the sky of a preset lights the scene; ground is its colour below the horizon"""
    im = bpy.data.images.new('sky', 1024, 512, float_buffer=True)
    im.pixels.foreach_set(equirect(preset, 1024, 512, ground, seed).ravel())
    im.update()
    im.pack()
    w = bpy.data.worlds.new('W')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    e = nt.nodes.new('ShaderNodeTexEnvironment')
    e.image = im
    im.colorspace_settings.name = 'Linear'
    nt.links.new(e.outputs[0], nt.nodes['Background'].inputs[0])
    nt.nodes['Background'].inputs[1].default_value = st


def camera(loc, target, lens=35, fstop=0, focus=None, shift=(0, 0), roll=0.):
    """the camera at loc, looking at target; fstop 0 is sharp everywhere, else focus is the distance that is sharp"""
    c = bpy.data.cameras.new('cam')
    o = _link(bpy.data.objects.new('cam', c))
    bpy.context.scene.camera = o
    q = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y')
    o.location, o.rotation_euler = loc, q.to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', roll)
    c.lens, c.clip_end, c.clip_start = lens, 50000, .02
    c.shift_x, c.shift_y = shift
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        c.dof.focus_distance = (Vector(focus or target) - Vector(loc)).length
        c.dof.aperture_blades = 7
    return o


PASSES = {'Image': 'rgba', 'Denoising Depth': 'depth', 'Denoising Normal': 'normal', 'Denoising Albedo': 'albedo'}


def render(out, w, h, spp, shadow=None, bounces=6, clamp=4., lamps_only=False, extra={}):
    """writes out.npz: rgba, albedo, normal, depth of both halves, the camera, extras, and a sun shadow map if asked

    lamps_only: what glows lights nothing by itself, because a lamp stands in each flame; wasted samples would be noise.
    """
    if lamps_only:
        for m in bpy.data.materials:
            m.cycles.sample_as_light = False
    s = bpy.context.scene
    c = s.cycles
    s.render.engine, c.device, s.render.threads_mode = 'CYCLES', 'CPU', 'AUTO'
    c.samples, c.use_adaptive_sampling, c.use_denoising = max(1, spp // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = bounces, 3, 3, 3, 12
    c.sample_clamp_indirect, c.sample_clamp_direct, c.caustics_reflective, c.caustics_refractive = clamp, 60, False, False
    c.blur_glossy, c.filter_width, c.light_sampling_threshold = .6, 1.5, .01
    s.render.film_transparent, s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = True, w, h, 100
    s.render.use_persistent_data = True
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = vl.use_pass_z = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl, co, fo = [nt.nodes.new(n) for n in ('CompositorNodeRLayers', 'CompositorNodeComposite', 'CompositorNodeOutputFile')]
    nt.links.new(rl.outputs['Image'], co.inputs[0])
    fo.base_path = out
    fo.format.file_format, fo.format.color_depth, fo.format.color_mode, fo.format.exr_codec = 'OPEN_EXR', '32', 'RGBA', 'NONE'
    fo.file_slots.clear()
    for a, b in PASSES.items():
        fo.file_slots.new(b + '_')
        nt.links.new(rl.outputs[a], fo.inputs[b + '_'])
    os.makedirs(out, exist_ok=True)

    def load(b):
        im = bpy.data.images.load(f'{out}/{b}_0001.exr')
        im.colorspace_settings.name = 'Non-Color'
        a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
        im.pixels.foreach_get(a)
        size = im.size[1], im.size[0], 4
        bpy.data.images.remove(im)
        return a.reshape(size)[::-1].copy()
    D, t0 = {}, time.time()
    for k in (0, 1):
        c.seed = 11 + k * 97
        s.frame_set(1)
        bpy.ops.render.render()
        for b in PASSES.values():
            D[b + str(k)] = load(b)
    cam = s.camera
    bpy.context.view_layer.update()
    D['cam'], d = np.array(cam.matrix_world), cam.data
    D['lens'] = np.array([d.lens / d.sensor_width * (1 if w >= h else h / w), d.shift_x * max(w, h) / w, d.shift_y * max(w, h) / w])
    if shadow:       # depth seen from the sun: one sample, no light
        d, cen, size, res = shadow
        cc = bpy.data.cameras.new('sc')
        cc.type, cc.ortho_scale, cc.clip_end = 'ORTHO', size, 1000
        so = _link(bpy.data.objects.new('sc', cc))
        so.location = Vector(cen) + Vector(d).normalized() * 200
        so.rotation_euler = (-Vector(d)).to_track_quat('-Z', 'Y').to_euler()
        s.camera, s.render.resolution_x, s.render.resolution_y, c.samples, c.max_bounces = so, res, res, 1, 0
        for o in s.objects:
            if o.type == 'LIGHT':
                o.hide_render = True
        s.world = None
        s.render.use_persistent_data = False
        bpy.ops.render.render()
        D['smap'] = load('depth')[..., 0]
        bpy.context.view_layer.update()
        D['scam'], D['ssize'] = np.array(so.matrix_world), np.array(size)
    for k, v in extra.items():
        D[k] = np.array(v)
    for f in os.listdir(out):
        os.remove(f'{out}/{f}')
    os.rmdir(out)
    np.savez(out + '.npz', **D)
    print('RENDERED', os.path.basename(out), w, h, spp, round(time.time() - t0, 1), 's', flush=True)
