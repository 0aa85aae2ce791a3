"""Materials: wet and dry timber, glass, leaves, stone, cloth, water. No image textures; noise in object space."""
import bpy

WARM = (1., .56, .24)      # the key light, about 2700 K
LAMP = (1., .63, .35)      # lamps indoors
FLAME = (1., .50, .20)


class Nodes:
    """a small wrapper around a material's node tree"""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def n(self, typ, ins={}, **kw):
        x = self.t.nodes.new('ShaderNode' + typ)
        for k, v in kw.items():
            setattr(x, k, v)
        for k, v in ins.items():
            self.set(x, k, v)
        return x

    def set(self, x, k, v):
        if isinstance(v, bpy.types.NodeSocket):
            self.t.links.new(v, x.inputs[k])
        elif isinstance(v, bpy.types.Node):
            self.t.links.new(v.outputs[0], x.inputs[k])
        else:
            if isinstance(v, (tuple, list)) and len(v) == 3 and len(getattr(x.inputs[k], 'default_value', [0] * 3)) == 4:
                v = tuple(v) + (1,)
            x.inputs[k].default_value = v

    def ramp(self, fac, stops):
        r = self.n('ValToRGB', {'Fac': fac})
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for i, (p, c) in enumerate(stops):
            e[i].position = p
            e[i].color = tuple(c) + (1,) if len(c) == 3 else c
        return r

    def end(self, x):
        self.t.links.new(x.outputs[0], self.out.inputs[0])
        return self.m


def m_plain(name, col, rough=.6, metal=0, spec=.4):
    """one colour"""
    s = Nodes(name)
    return s.end(s.n('BsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Metallic': metal, 'Specular': spec}))


def m_emit(name, col, st):
    """glows with strength st"""
    s = Nodes(name)
    return s.end(s.n('Emission', {'Color': col, 'Strength': st}))


def m_wood(name, c1, c2, rough=.55, scale=6, axis=2, wet=0., bump=.25):
    """boards: attribute 'tint' varies per board; grain stretched along axis"""
    s = Nodes(name)
    tc = s.n('TexCoord')
    mp = s.n('Mapping', {'Vector': tc.outputs['Object']})
    sc = [scale * 4] * 3
    sc[axis] = scale * .18
    mp.inputs['Scale'].default_value = sc
    at = s.n('Attribute', attribute_name='tint')
    off = s.n('VectorMath', {0: mp.outputs[0]}, operation='ADD')
    cb = s.n('CombineXYZ')
    mu = s.n('Math', {0: at.outputs['Fac'], 1: 97.}, operation='MULTIPLY')
    for k in 'XYZ':
        s.set(cb, k, mu)
    s.set(off, 1, cb)
    nz = s.n('TexNoise', {'Vector': off, 'Scale': 1.5, 'Detail': 8., 'Roughness': .65, 'Distortion': .6})
    mixf = s.n('Math', {0: nz.outputs['Fac'], 1: at.outputs['Fac']}, operation='ADD')
    r = s.ramp(s.n('Math', {0: mixf, 1: .5}, operation='MULTIPLY'), [(.28, c1), (.72, c2)])
    bp = s.n('Bump', {'Height': nz.outputs['Fac'], 'Strength': bump, 'Distance': .01})
    b = s.n('BsdfPrincipled', {'Base Color': r.outputs[0], 'Normal': bp, 'Specular': .45})
    if wet > 0:
        n2 = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': .9, 'Detail': 3.})
        rr = s.n('MapRange', {'Value': n2.outputs['Fac'], 'From Min': .40, 'From Max': .62, 'To Min': .06, 'To Max': rough})
        s.set(b, 'Roughness', rr.outputs[0])
        s.set(b, 'Clearcoat', wet)
        s.set(b, 'Clearcoat Roughness', .08)
    else:
        b.inputs['Roughness'].default_value = rough
    return s.end(b)


def schlick(s, f0=.036, power=5.):
    """reflectance of thin glass, the same from both sides"""
    w = s.n('LayerWeight', {'Blend': .5}).outputs['Facing']
    p = s.n('Math', {0: w, 1: power}, operation='POWER')
    return s.n('Math', {0: s.n('Math', {0: p, 1: 1 - f0}, operation='MULTIPLY'), 1: f0}, operation='ADD')


def m_glass(name='glass', tint=(.95, .98, .97), gain=1.6, f0=.036, power=5.):
    """Fresnel mix of clear and mirror: no caustic noise"""
    s = Nodes(name)
    f = s.n('Math', {0: schlick(s, f0, power), 1: gain}, operation='MULTIPLY', use_clamp=True)
    return s.end(s.n('MixShader', {0: f, 1: s.n('BsdfTransparent', {'Color': tint}), 2: s.n('BsdfGlossy', {'Roughness': .0})}))


def m_leaf(name, c1, c2, trans=.5, rough=.5):
    """between two colours by the leaf and by the plant; trans of the light comes through"""
    s = Nodes(name)
    at, oi = s.n('Attribute', attribute_name='tint'), s.n('ObjectInfo')
    f = s.n('Math', {0: s.n('Math', {0: at.outputs['Fac'], 1: .6}, operation='MULTIPLY'),
                     1: s.n('Math', {0: oi.outputs['Random'], 1: .4}, operation='MULTIPLY')}, operation='ADD')
    r = s.ramp(f, [(.1, c1), (.9, c2)])
    b = s.n('BsdfPrincipled', {'Base Color': r.outputs[0], 'Roughness': rough, 'Specular': .3})
    t = s.n('BsdfTranslucent', {'Color': s.n('HueSaturation', {'Color': r.outputs[0], 'Value': 1.7, 'Saturation': 1.1})})
    return s.end(s.n('MixShader', {0: trans, 1: b, 2: t}))


def m_noise(name, stops, scale=2., detail=8, rough=.9, bump=.5, bscale=None, dist=.05, spec=.2, stretch=(1, 1, 1)):
    """colours by noise: stops of (position, colour); bscale is the scale of its roughness, dist its depth"""
    s = Nodes(name)
    tc = s.n('TexCoord')
    mp = s.n('Mapping', {'Vector': tc.outputs['Object']})
    mp.inputs['Scale'].default_value = stretch
    nz = s.n('TexNoise', {'Vector': mp, 'Scale': scale, 'Detail': float(detail), 'Roughness': .62})
    r = s.ramp(nz.outputs['Fac'], stops)
    n2 = s.n('TexNoise', {'Vector': mp, 'Scale': bscale or scale * 4, 'Detail': 8., 'Roughness': .6})
    bp = s.n('Bump', {'Height': n2.outputs['Fac'], 'Strength': bump, 'Distance': dist})
    return s.end(s.n('BsdfPrincipled', {'Base Color': r.outputs[0], 'Roughness': rough, 'Normal': bp, 'Specular': spec}))


def m_water(name, col=(.004, .018, .022), waves=((.25, .06), (1.1, .03), (5., .01)), rough=.03, aniso=(1, 1, 1)):
    """waves of (scale, height) on dark water; aniso stretches them"""
    s = Nodes(name)
    tc = s.n('TexCoord')
    mp = s.n('Mapping', {'Vector': tc.outputs['Object']})
    mp.inputs['Scale'].default_value = aniso
    prev = None
    for sc, a in waves:
        nz = s.n('TexNoise', {'Vector': mp, 'Scale': sc, 'Detail': 3., 'Roughness': .5, 'Distortion': .3})
        mu = s.n('Math', {0: nz.outputs['Fac'], 1: a / sc * 6}, operation='MULTIPLY')
        prev = mu if prev is None else s.n('Math', {0: prev, 1: mu}, operation='ADD')
    bp = s.n('Bump', {'Height': prev, 'Strength': 1., 'Distance': 1.})
    return s.end(s.n('BsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Specular': .5, 'IOR': 1.33, 'Normal': bp}))


def m_stone(name='rubble'):
    """wall stone: five greys and browns by 'tint', lichen by noise"""
    s = Nodes(name)
    tc, at = s.n('TexCoord'), s.n('Attribute', attribute_name='tint')
    nz = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 5., 'Detail': 9., 'Roughness': .65})
    n2 = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 38., 'Detail': 7., 'Roughness': .6})
    base = s.ramp(at.outputs['Fac'], [(.0, (.085, .080, .075)), (.35, (.17, .155, .135)), (.6, (.23, .195, .155)), (.8, (.14, .135, .14)), (1., (.27, .245, .21))])
    f = s.n('MapRange', {'Value': nz.outputs['Fac'], 'From Min': .4, 'From Max': .66, 'To Min': .0, 'To Max': .75})
    mx = s.n('MixRGB', {'Fac': f, 'Color1': base.outputs[0], 'Color2': (.07, .072, .06)})
    bp = s.n('Bump', {'Height': n2.outputs['Fac'], 'Strength': .7, 'Distance': .012})
    return s.end(s.n('BsdfPrincipled', {'Base Color': mx, 'Roughness': .85, 'Specular': .25, 'Normal': bp}))


def m_slate(name='slate'):
    """roof slate; 'tint' varies colour and gloss per slate"""
    s = Nodes(name)
    a = s.n('Attribute', attribute_name='tint')
    c = s.ramp(a.outputs['Fac'], [(0, (.018, .020, .024)), (.6, (.036, .038, .043)), (1, (.062, .057, .058))])
    r = s.n('MapRange', {'Value': a.outputs['Fac'], 'To Min': .28, 'To Max': .6})
    return s.end(s.n('BsdfPrincipled', {'Base Color': c.outputs[0], 'Roughness': r, 'Specular': .5}))


def m_sheer(name, col, trans, mix=.5):
    """lampshade or curtain: half diffuse, half translucent"""
    s = Nodes(name)
    return s.end(s.n('MixShader', {0: mix, 1: s.n('BsdfDiffuse', {'Color': col}), 2: s.n('BsdfTranslucent', {'Color': trans})}))


def palette():
    """the materials of the estate by name"""
    M = {}
    M['char'] = m_wood('char', (.006, .0055, .005), (.035, .030, .026), .55, 5, 2, bump=.8)
    M['larch'] = m_wood('larch', (.165, .098, .054), (.30, .19, .108), .5, 5, 2, bump=.25)
    M['larchy'] = m_wood('larchy', (.165, .098, .054), (.30, .19, .108), .5, 5, 1, bump=.2)
    M['larchx'] = m_wood('larchx', (.165, .098, .054), (.30, .19, .108), .5, 5, 0, bump=.2)
    M['silver'] = m_wood('silver', (.12, .108, .095), (.27, .25, .22), .6, 5, 2, bump=.5)
    M['silverx'] = m_wood('silverx', (.10, .088, .075), (.22, .20, .17), .6, 5, 0, bump=.4)
    M['oak'] = m_wood('oak', (.16, .105, .065), (.33, .235, .15), .32, 4, 1, bump=.08)
    M['dark'] = m_wood('dark', (.018, .014, .011), (.060, .045, .034), .5, 5, 2, bump=.3)
    M['deck'] = m_wood('deck', (.045, .034, .027), (.15, .12, .095), .5, 5, 1, wet=.6, bump=.35)
    M['deckx'] = m_wood('deckx', (.045, .034, .027), (.15, .12, .095), .5, 5, 0, wet=.6, bump=.35)
    M['metal'] = m_plain('metal', (.012, .013, .014), .38, .6)
    M['black'] = m_plain('black', (.01, .01, .01), .45, 0)
    M['iron'] = m_noise('iron', [(.3, (.010, .010, .011)), (.7, (.018, .018, .019))], 30, 4, .42, .15, 120, .002, .5)
    M['copper'] = m_plain('copper', (.50, .23, .11), .28, 1.)
    M['glass'] = m_glass()
    M['crystal'] = m_glass('crystal', (.95, .97, .96), 1.2, .07, 2.6)
    M['linen'] = m_noise('linen', [(.3, (.66, .63, .58)), (.7, (.78, .75, .70))], 4, 6, .92, .35, 420, .0012, .15)
    M['sage'] = m_noise('sage', [(.3, (.10, .125, .10)), (.7, (.16, .19, .15))], 9, 6, .95, .5, 260, .003, .1)
    M['rust'] = m_noise('rust', [(.3, (.20, .085, .035)), (.7, (.30, .14, .06))], 9, 6, .95, .5, 260, .003, .1)
    M['ochre'] = m_noise('ochre', [(.3, (.30, .15, .06)), (.7, (.42, .24, .10))], 8, 4, .95, .6, 160, .01)
    M['navy'] = m_noise('navy', [(.3, (.030, .045, .060)), (.7, (.055, .075, .095))], 9, 6, .95, .5, 260, .003, .1)
    M['wool'] = m_noise('wool', [(.3, (.42, .38, .32)), (.7, (.56, .52, .45))], 9, 6, .95, .7, 180, .006, .1)
    M['plaster'] = m_plain('plaster', (.55, .48, .40), .9)
    M['ceramic'] = m_noise('ceramic', [(.3, (.10, .10, .095)), (.7, (.20, .195, .18))], 14, 6, .5, .2, 40, .004)
    M['shade'] = m_sheer('shade', (.8, .74, .64), (.85, .70, .50), .55)
    M['globe'] = m_emit('globe', (1., .52, .20), 9)
    M['bark'] = m_noise('bark', [(.3, (.035, .024, .018)), (.7, (.12, .085, .065))], 5, 8, .95, 1., 9, .05, stretch=(1, 1, .22))
    M['barkl'] = m_noise('barkl', [(.3, (.05, .045, .04)), (.65, (.13, .12, .10)), (.8, (.10, .13, .06))], 3, 8, .95, 1., 9, .04, stretch=(1, 1, .3))
    M['needle'] = m_leaf('needle', (.012, .030, .016), (.040, .075, .030), .22, .45)
    M['leaf'] = m_leaf('leaf', (.016, .036, .010), (.05, .072, .018), .35, .45)
    M['leafsun'] = m_leaf('leafsun', (.05, .11, .018), (.15, .22, .035), .5, .45)
    M['fern'] = m_leaf('fern', (.035, .085, .018), (.11, .19, .04), .45, .5)
    M['bracken'] = m_leaf('bracken', (.06, .07, .02), (.20, .15, .05), .4, .6)
    M['grass'] = m_leaf('grass', (.05, .075, .025), (.17, .16, .065), .4, .6)
    M['marram'] = m_leaf('marram', (.09, .105, .055), (.26, .24, .13), .35, .6)
    M['ground'] = m_noise('ground', [(.30, (.022, .017, .011)), (.52, (.055, .042, .024)), (.68, (.045, .065, .018))], .9, 10, .95, .9, 14, .08)
    M['turf'] = m_noise('turf', [(.3, (.024, .030, .012)), (.6, (.058, .062, .026)), (.75, (.080, .078, .034))], .8, 10, .95, .8, 12, .06)
    M['stone'] = m_noise('stone', [(.3, (.07, .068, .063)), (.7, (.20, .19, .175))], 3, 8, .8, .8, 10, .03)
    M['wetrock'] = m_noise('wetrock', [(.3, (.018, .018, .019)), (.7, (.075, .070, .066))], 2, 9, .34, .9, 7, .05, .5)
    M['moss'] = m_noise('moss', [(.35, (.06, .058, .05)), (.5, (.045, .07, .015)), (.7, (.085, .13, .02))], 1.6, 9, .95, 1., 20, .04)
    M['slate'] = m_noise('hearth', [(.3, (.030, .033, .036)), (.7, (.070, .073, .076))], 5, 8, .5, .3, 30, .006, .4)
    M['endgrain'] = m_noise('endgrain', [(.3, (.26, .17, .09)), (.7, (.46, .33, .20))], 9, 6, .9, .4, 60, .004)
    M['hinoki'] = m_wood('hinoki', (.24, .115, .05), (.46, .27, .14), .42, 6, 2, bump=.35)
    return M
