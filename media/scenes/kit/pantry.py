"""What food, cloth and crockery are made of."""
from .materials import Nodes, m_leaf, m_plain, m_wood


def mat(name, stops, scale, rough=.5, bump=.3, bs=40, dist=.01, spec=.4, clear=0.):
    """colours by noise: stops of (position, colour); bs is the scale of its roughness, clear a glaze"""
    s = Nodes(name)
    tc = s.n('TexCoord')
    a = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': scale, 'Detail': 7., 'Roughness': .62})
    b = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': bs, 'Detail': 7., 'Roughness': .6})
    c = s.ramp(a.outputs['Fac'], stops)
    p = s.n('BsdfPrincipled', {'Base Color': c.outputs[0], 'Roughness': rough, 'Specular': spec, 'Normal': s.n('Bump', {'Height': b.outputs['Fac'], 'Strength': bump, 'Distance': dist})})
    if clear:
        p.inputs['Clearcoat'].default_value = clear
    return s.end(p)


def pantry():
    """the food materials by name"""
    F = dict(
        table=m_wood('tabw', (.050, .034, .022), (.135, .088, .055), .42, .9, 0, bump=.25), board=m_wood('brd', (.18, .10, .048), (.36, .235, .13), .40, 1.6, 0, bump=.12),
        dark=m_wood('wal', (.055, .030, .017), (.13, .075, .042), .36, 1.6, 0, bump=.12),
        linen=mat('lin2', [(.3, (.50, .47, .41)), (.7, (.60, .57, .51))], 3, .95, .5, 90, .012, .1), sagel=mat('lin3', [(.3, (.14, .17, .14)), (.7, (.20, .235, .19))], 3, .95, .5, 90, .012, .1),
        crumb=mat('crumb', [(.3, (.66, .44, .20)), (.60, (.84, .64, .36)), (.78, (.50, .29, .11))], 6, .9, 1., 7, .10, .2),
        rind=mat('rind', [(.35, (.66, .60, .48)), (.65, (.78, .74, .65))], 2.5, .85, .45, 22, .03, .2), paste=mat('paste', [(.3, (.72, .58, .30)), (.7, (.80, .68, .40))], 3, .42, .15, 14, .02, .45),
        cheddar=mat('ched', [(.3, (.70, .40, .10)), (.7, (.78, .50, .16))], 4, .48, .35, 16, .03, .4), blue=mat('blue', [(.40, (.10, .16, .17)), (.46, (.70, .66, .54)), (.7, (.80, .77, .66))], 4.5, .5, .4, 18, .03, .4),
        ham=m_ham(), salami=m_salami(),
        fig=mat('fig', [(.3, (.030, .014, .034)), (.6, (.085, .030, .055)), (.8, (.10, .115, .045))], 2.2, .45, .3, 20, .02), figin=m_fig_flesh(),
        olive=mat('olive', [(.3, (.075, .085, .018)), (.7, (.16, .17, .04))], 2, .18, .1, 20, .01, .5), oliveb=mat('oliveb', [(.3, (.030, .014, .018)), (.7, (.075, .030, .035))], 2, .18, .1, 20, .01, .5),
        nut=mat('nut', [(.3, (.22, .10, .04)), (.7, (.42, .23, .11))], 6, .6, .7, 18, .03, .3), cracker=mat('crk', [(.35, (.46, .29, .13)), (.65, (.66, .48, .27)), (.8, (.30, .16, .06))], 5, .85, .6, 24, .02, .2),
        ceramic=mat('cer', [(.3, (.34, .33, .30)), (.7, (.46, .45, .41))], 9, .38, .15, 30, .006, .45), clay=mat('clay', [(.3, (.075, .080, .075)), (.7, (.125, .13, .12))], 9, .45, .2, 30, .006, .4),
        enamel=m_plain('enamel', (.62, .60, .55), .22, 0, .5), steel=m_plain('steel', (.60, .59, .57), .22, 1.), bottle=m_plain('bott', (.006, .014, .006), .06, 0, .7),
        wick=mat('wick', [(.3, (.13, .072, .034)), (.7, (.28, .175, .09))], 4, .55, .3, 30, .01), butter=mat('but', [(.3, (.80, .63, .28)), (.7, (.86, .72, .38))], 3, .4, .2, 12, .02, .4),
        berry=mat('berry', [(.3, (.020, .028, .075)), (.7, (.06, .075, .14))], 5, .5, .3, 20, .02), straw=mat('rasp', [(.3, (.17, .010, .016)), (.7, (.30, .022, .028))], 9, .36, .3, 40, .008, .45),
        twig=m_plain('stem', (.12, .10, .04), .7), leaf=m_leaf('rose', (.045, .075, .040), (.10, .14, .075), .3, .5))
    g = Nodes('grape')
    tc, oi = g.n('TexCoord'), g.n('ObjectInfo')
    nz = g.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 4., 'Detail': 6.})
    rp = g.ramp(oi.outputs['Random'], [(0, (.035, .006, .020)), (1, (.10, .014, .030))])
    bl = g.n('MixRGB', {'Fac': g.n('MapRange', {'Value': nz.outputs['Fac'], 'From Min': .42, 'From Max': .70, 'To Max': .40}), 'Color1': rp.outputs[0], 'Color2': (.20, .19, .26)})
    F['grape'] = g.end(g.n('BsdfPrincipled', {'Base Color': bl, 'Roughness': g.n('MapRange', {'Value': nz.outputs['Fac'], 'From Min': .4, 'From Max': .7, 'To Min': .14, 'To Max': .5}), 'Specular': .5}))
    F['crust'] = crust()
    return F


def crust():
    """loaf skin; the vertex attribute 'tint' opens it to pale crumb"""
    s = Nodes('crust')
    at, tc = s.n('Attribute', attribute_name='tint'), s.n('TexCoord')
    a = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 2.6, 'Detail': 8., 'Roughness': .65})
    fl = s.n('TexNoise', {'Vector': tc.outputs['Object'], 'Scale': 16., 'Detail': 6., 'Roughness': .7})
    cr = s.ramp(a.outputs['Fac'], [(.30, (.070, .024, .008)), (.5, (.21, .080, .023)), (.70, (.36, .165, .055))])
    fm = s.n('Math', {0: s.n('MapRange', {'Value': fl.outputs['Fac'], 'From Min': .52, 'From Max': .68}), 1: .5}, operation='MULTIPLY')
    c1 = s.n('MixRGB', {'Fac': fm, 'Color1': cr.outputs[0], 'Color2': (.66, .56, .42)})
    c2 = s.n('MixRGB', {'Fac': at.outputs['Fac'], 'Color1': c1, 'Color2': (.52, .31, .13)})
    return s.end(s.n('BsdfPrincipled', {'Base Color': c2, 'Roughness': .62, 'Specular': .3, 'Normal': s.n('Bump', {'Height': fl.outputs['Fac'], 'Strength': .6, 'Distance': .04})}))


def shifted(s, scale):
    """texture coordinates of an object, moved by a different way for each"""
    way = s.n('Math', {0: s.n('ObjectInfo').outputs['Random'], 1: 60.}, operation='MULTIPLY')
    at = s.n('VectorMath', {0: s.n('TexCoord').outputs['Object'], 1: s.n('CombineXYZ', {'X': way, 'Y': way, 'Z': way})}, operation='ADD')
    return s.n('VectorMath', {0: at, 1: (scale,) * 3}, operation='MULTIPLY')


def m_salami():
    """dark meat with small fat of all sizes; 'tint' is 1 at the casing"""
    s = Nodes('salami')
    at = shifted(s, 1.)
    wobble = s.n('VectorMath', {0: at, 1: s.n('VectorMath', {0: s.n('TexNoise', {'Vector': at, 'Scale': 16., 'Detail': 3.}).outputs['Color'], 1: (.05, .05, .05)}, operation='MULTIPLY')}, operation='ADD')
    fat = None
    for scale, size in ((15., .30), (27., .28)):
        v = s.n('TexVoronoi', {'Vector': wobble, 'Scale': scale, 'Randomness': 1.})
        few = s.n('Math', {0: s.n('SeparateXYZ', {0: v.outputs['Color']}).outputs['X'], 1: size}, operation='MULTIPLY')
        m = s.n('MapRange', {'Value': s.n('Math', {0: v.outputs['Distance'], 1: few}, operation='SUBTRACT'), 'From Min': -.02, 'From Max': .10, 'To Min': 1., 'To Max': 0.})
        fat = m if fat is None else s.n('Math', {0: fat, 1: m}, operation='MAXIMUM')
    meat = s.ramp(s.n('TexNoise', {'Vector': at, 'Scale': 9., 'Detail': 6.}).outputs['Fac'], [(.35, (.135, .020, .016)), (.65, (.235, .042, .032))])
    c = s.n('MixRGB', {'Fac': fat, 'Color1': meat.outputs[0], 'Color2': (.52, .33, .27)})
    case = s.n('MapRange', {'Value': s.n('Attribute', attribute_name='tint').outputs['Fac'], 'From Min': .965, 'From Max': .99})
    c = s.n('MixRGB', {'Fac': case, 'Color1': c, 'Color2': (.20, .13, .105)})
    return s.end(s.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .36, 'Specular': .45, 'Normal': s.n('Bump', {'Height': fat, 'Strength': .25, 'Distance': .006})}))


def m_ham():
    """thin enough for light to come through; streaks along the slice, fat where 'tint' ends"""
    s = Nodes('ham')
    tint = s.n('Attribute', attribute_name='tint').outputs['Fac']
    at = shifted(s, 1.)
    grain = s.n('TexNoise', {'Vector': at, 'Scale': 3.2, 'Detail': 6., 'Roughness': .55, 'Distortion': 1.2}).outputs['Fac']
    meat = s.ramp(grain, [(.38, (.20, .030, .026)), (.54, (.32, .062, .048)), (.63, (.46, .16, .12)), (.70, (.58, .36, .29))])
    edge = s.n('MapRange', {'Value': s.n('Math', {0: tint, 1: s.n('Math', {0: grain, 1: .35}, operation='MULTIPLY')}, operation='ADD'), 'From Min': 1.0, 'From Max': 1.09})
    c = s.n('MixRGB', {'Fac': edge, 'Color1': meat.outputs[0], 'Color2': (.66, .50, .41)})
    b = s.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .34, 'Specular': .5})
    return s.end(s.n('MixShader', {0: .35, 1: b, 2: s.n('BsdfTranslucent', {'Color': c})}))


def m_fig_flesh():
    """'tint' goes from the hollow in the middle to the skin: seeds in red flesh, a pale ring, a thin dark line"""
    s = Nodes('figin')
    at = shifted(s, 1.)
    tint = s.n('Attribute', attribute_name='tint').outputs['Fac']
    n = s.n('TexNoise', {'Vector': at, 'Scale': 9., 'Detail': 5.}).outputs['Fac']
    f = s.n('Math', {0: tint, 1: s.n('Math', {0: s.n('Math', {0: n, 1: .5}, operation='SUBTRACT'), 1: .42}, operation='MULTIPLY')}, operation='ADD')
    flesh = s.ramp(f, [(.0, (.11, .018, .020)), (.30, (.25, .038, .034)), (.62, (.36, .085, .060)), (.76, (.50, .26, .17)), (.86, (.60, .47, .33)), (.98, (.52, .42, .30))])
    v = s.n('TexVoronoi', {'Vector': at, 'Scale': 34.})
    seed = s.n('MapRange', {'Value': v.outputs['Distance'], 'From Min': .20, 'From Max': .34, 'To Min': 1., 'To Max': 0.})
    seed = s.n('Math', {0: seed, 1: s.n('MapRange', {'Value': tint, 'From Min': .55, 'From Max': .75, 'To Min': .75, 'To Max': 0.})}, operation='MULTIPLY')
    c = s.n('MixRGB', {'Fac': seed, 'Color1': flesh.outputs[0], 'Color2': (.50, .34, .18)})
    c = s.n('MixRGB', {'Fac': s.n('MapRange', {'Value': tint, 'From Min': .955, 'From Max': .985}), 'Color1': c, 'Color2': (.06, .02, .04)})
    return s.end(s.n('BsdfPrincipled', {'Base Color': c, 'Roughness': .28, 'Specular': .5, 'Normal': s.n('Bump', {'Height': seed, 'Strength': .5, 'Distance': .012})}))


def m_honey(through, glow, z0, h):
    """clear but for its colour: bends the view, tints the light that falls through it, and is a little cloudy"""
    s = Nodes('honey')
    rim = s.n('LayerWeight', {'Blend': .5}).outputs['Facing']
    deep = s.ramp(rim, [(.0, through), (.55, tuple(q ** 1.35 for q in through)), (.95, tuple(q ** 2.6 for q in through))])
    clear = s.n('BsdfRefraction', {'Color': deep.outputs[0], 'Roughness': .02, 'IOR': 1.42})
    gloss = s.n('BsdfGlossy', {'Roughness': .04})
    front = s.n('MixShader', {0: s.n('Math', {0: s.n('LayerWeight', {'Blend': .5}).outputs['Fresnel'], 1: .5}, operation='MULTIPLY'), 1: clear, 2: gloss})
    up = s.n('MapRange', {'Value': s.n('SeparateXYZ', {0: s.n('NewGeometry').outputs['Position']}).outputs['Z'], 'From Min': z0, 'From Max': z0 + h, 'To Min': .030, 'To Max': .004})
    cloud = s.n('Emission', {'Color': glow, 'Strength': up})
    seen = s.n('AddShader', {0: front, 1: cloud})
    return s.end(s.n('MixShader', {0: s.n('LightPath').outputs['Is Shadow Ray'], 1: seen, 2: s.n('BsdfTransparent', {'Color': through})}))
