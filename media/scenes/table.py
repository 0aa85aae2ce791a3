"""At table: grazing board, wine and local produce by candle light, breakfast by the morning sun. Modelled in decimetres."""
from kit import *

SKY = 'dawn'
RENDER = dict(clamp=3, bounces=4, lamps_only=True)
VIEWS = {
    'grazing': dict(cam=((-.9, -7.7, 3.9), (.1, .75, .72), 45), lens=dict(fstop=.35, focus=(.1, -.6, .4)), set='grazing', size=(1600, 1000), spp=32, ev=.2),
    'breakfast': dict(cam=((.7, -7.4, 3.1), (.1, .45, .85), 48), lens=dict(fstop=.26, focus=(.1, -.45, .5)), set='breakfast', size=(1600, 1000), spp=16, ev=.5, morning=True),
    'wine': dict(cam=((-1.2, -7.6, 2.5), (.25, .6, 1.35), 50), lens=dict(fstop=.25, focus=(.2, .0, 1.2)), set='wine', spp=12, ev=.2),
    'local-dining': dict(cam=((.2, -7.2, 3.6), (.1, .3, .5), 48), lens=dict(fstop=.3, focus=(0, -.3, .4)), set='local', size=(1600, 1000), spp=16, ev=.2),
}


def grazing(F, T):
    T.board(F, -3.1, 3.0, -1.7, 1.75, .26)
    T.wheel(F, (-1.55, .55, .26), .62, .36, -.62, 5.05)
    T.wheel(F, (-.72, .12, .265), .60, .34, 1.9, 2.6)
    T.block(F, (1.15, 1.05, .26), 1.0, .55, .42, .25, 'cheddar')
    T.block(F, (1.62, .46, .26), .42, .36, .34, .7, 'cheddar')
    T.block(F, (-.15, 1.15, .26), .85, .55, .46, -.2, 'blue')
    T.ham(F, (.35, -.85, .26), 6)
    T.salami(F, (1.3, -.62, .26), 7, .35, .20, .12)
    T.grapes(F, -1.75, -.75, .26, 40, 5)
    T.bowl(F, (.42, .22, .26), .48, .34)
    T.heap(F, (.42, .22, .26), .34, 26, .095, ('olive', 'oliveb', 'olive'), 3, 1.25, .12)
    T.fig(F, -2.55, .05, .26, 0)
    T.fig(F, -2.45, .62, .26, 2, .92)
    T.fig(F, -.62, -1.05, .26, .3, 1., True)
    T.fig(F, -1.02, -1.28, .26, -.5, .95, True)
    T.crackers(F, (1.7, .05, .26), 6, .95)
    T.heap(F, (-.55, -.45, .26), .26, 15, .075, ('nut',), 8, 1.4, 0)
    T.heap(F, (2.45, -1.0, .26), .22, 10, .075, ('nut',), 9, 1.4, 0)
    T.sprig(F, -2.9, -1.35, .26, .35)
    T.sprig(F, 2.0, 1.35, .26, -.25, 1.0)
    T.jar(F, (2.55, 2.35, 0), .50, 1.15)
    T.slice_(F, (3.9, .3, .12), .4, -1.45, .8)
    T.slice_(F, (3.75, .55, .30), .9, -1.38, .8)
    T.crumbs(F, 3.4, -.3, 0)
    T.bottle(F, -3.0, 3.6)
    for x, y in ((-1.2, 3.2), (-4.1, 2.6)):
        wine_glass(x, y, 0, 9.5, M=GL)
    T.folded(F, -4.2, -1.6, 0, 1.5, 1.1, .35, 'sagel')
    return lit((1.0, 4.6, 1.25, .29), (2.15, 5.4, 1.75, .25), (3.7, 4.5, .92, .34), (-.2, 6.2, 1.0, .30), (4.8, 6.2, 1.5, .27))


def breakfast(F, T):
    T.board(F, -2.6, 2.2, -1.35, 1.35)
    T.folded(F, -2.75, -1.05, .26, 1.5, 1.0, .25)
    T.loaf(F, (-.75, .95, .62))
    T.slice_(F, (.55, .72, .68), .15, -1.0, .82)
    T.slice_(F, (.62, .42, .52), .28, -1.22, .82)
    T.block(F, (1.15, -.62, .28), .85, .55, .34, .2, 'butter')
    T.bowl(F, (-.55, -.72, .27), .52, .38, 'ceramic')
    T.heap(F, (-.55, -.72, .27), .36, 24, .082, ('berry',), 3, 1.05, .13)
    T.raspberries(F, (-.52, -.76, .27), .27, 8)
    T.fig(F, 1.95, .35, .27)
    T.fig(F, 1.62, .78, .27, 2, .95)
    T.fig(F, .42, -.86, .27, .5, 1., True)
    T.jar(F, (1.95, 1.80, 0))
    T.jar(F, (3.2, 1.2, 0), .44, .95, (.60, .06, .06), (.45, .015, .02), False)
    T.knife(F, 1.05, -1.12, .27, .10)
    T.sprig(F, -2.35, -.35, .26, .5)
    T.crumbs(F, .45, 0, .285)
    T.wicker(F, -2.6, 4.3, 2.7, 1.6, 2.1)
    T.bottle(F, -1.7, 4.3, 1.1, .8, False)
    for x, y in ((3.4, -.4), (-3.6, .9)):
        b = MB()
        b.revolve([(0, 0), (.36, 0), (.40, .06), (.42, .72), (.44, .76), (.40, .74), (.37, .1), (0, .08)], 56, .5, (x, y, 0))
        b.tube([(x + .40, y - .05, .60), (x + .66, y - .1, .56), (x + .66, y - .1, .26), (x + .41, y - .05, .18)], .05, 10, .5)
        b.obj('mug', F['enamel'], True)
        b = MB()
        b.revolve([(0, .62), (.385, .62)], 56, .5, (x, y, 0))
        b.obj('coffee', m_plain('coffee', (.018, .008, .004), .05, 0, .6))
    return []


def wine(F, T):
    T.bottle(F, -1.05, 1.0)
    for x, y in ((.45, -.15), (1.55, .75)):
        wine_glass(x, y, 0, 10.5, M=GL)
    T.board(F, -3.6, -1.7, -1.3, .1, .24, False, 'dark', .2, (.3, -.2))
    T.wheel(F, (-2.3, -.9, .24), .55, .34, -.4, 5.2)
    T.grapes(F, 2.45, -.55, 0, 40, 9, 1., (.34, .22))
    T.fig(F, -.75, -1.1, 0, .4, 1., True)
    T.fig(F, -1.35, -1.45, 0, 0, .95)
    T.folded(F, 3.4, 1.4, 0, 1.7, 1.2, -.3, 'sagel')
    T.heap(F, (.9, -1.5, 0), .3, 11, .075, ('nut',), 8, 1.4, 0)
    T.sprig(F, -3.7, -1.7, 0, .2)
    T.knife(F, -1.9, -1.9, 0, .3)
    return lit((-2.6, 3.6, 1.55, .28), (-3.7, 4.6, 1.1, .32), (3.0, 3.6, 1.3, .30), (4.2, 4.8, 1.85, .25), (.4, 5.4, 1.1, .33))


def local(F, T):
    """a laid place for two: plates, a loaf, butter, a pot of soup, herbs"""
    for x, y, m in ((-1.9, -.7, 'ceramic'), (1.9, -.5, 'ceramic')):
        b = MB()
        b.revolve([(0, .06), (.75, .06), (1.02, .15), (1.24, .22), (1.26, .19), (1.0, .04), (.7, 0), (0, 0)], 80, .5, (x, y, 0))
        b.obj('plate', F['clay'], True)
        T.bowl(F, (x, y, .07), .78, .46, m)
        b = MB()
        b.revolve([(0, .36), (.70, .36)], 64, .5, (x, y, .07))
        b.obj('soup', T.mat('soup', [(.3, (.42, .22, .05)), (.6, (.52, .30, .08)), (.75, (.60, .46, .24))], 3.2, .22, .3, 8, .02, .5))
        T.heap(F, (x + .12, y - .05, .39), .22, 6, .045, ('olive', 'crumb'), 5, 1.2, 0)
        T.sprig(F, x - .2, y + .1, .35, .9, .45, 26, (.13, .05), 4)
    T.board(F, -1.3, 1.2, .7, 2.3, .24, True, 'dark')
    T.loaf(F, (-.45, 1.6, .56), 1.0, .85, .9)
    T.slice_(F, (.62, 1.15, .50), .3, -1.1, .7)
    T.slice_(F, (.72, .92, .36), .5, -1.36, .7)
    T.block(F, (.05, -.30, .05), .62, .40, .24, .3, 'butter')
    b = MB()
    b.revolve([(0, .0), (.55, 0), (.62, .04), (.60, .06), (0, .05)], 56, .5, (.05, -.35, 0))
    b.obj('dish', F['clay'], True)
    for s in (-1, 1):
        b = MB()
        x = s * 1.9 + (1.42 if s > 0 else -1.42)
        b.tube([(x, -1.5, .05), (x, -.4, .07), (x, .0, .10)], [.05, .035, .03], 12, .5)
        b.obj('spoonh', F['steel'], True)
        blob('spoon', (x, .25, .08), (.17, .27, .05), F['steel'], None, 40, 24)
    T.folded(F, -3.75, -.8, 0, .9, 1.5, .06)
    T.jar(F, (2.7, 1.9, 0), .42, .95)
    wine_glass(-2.9, 1.4, 0, 9.5, M=GL)
    wine_glass(3.6, .7, 0, 9.5, M=GL)
    T.bottle(F, -2.0, 3.2)
    T.sprig(F, -.9, -1.9, 0, .2, 1.2)
    T.crumbs(F, .4, .5, 0)
    return lit((.4, 3.6, 1.2, .29), (1.4, 4.6, 1.7, .25), (-.8, 5.0, .95, .33), (3.4, 5.0, 1.35, .27), (-3.8, 5.2, 1.15, .31))


GL = {}


def lit(*spec):
    """candles by place, height and radius; their flames"""
    return [candle(x, y, 0, r, h, 130) for x, y, h, r in spec]


def evening():
    area('win', (-9, 4.0, 6), 5, 4600, (.74, .84, 1.), (0, 0, .4), sy=4, glossy=True)
    area('key', (6, 5.0, 4.2), 2.2, 3000, (1, .66, .34), (0, 0, .4))
    area('fill', (1, -9, 7), 6, 420, (1, .86, .7), (0, 0, 0))
    point('hl', (-1.2, 2.2, 3.2), 130, (1, .6, .3), .3)


def morning():
    """the sun along the table, and a window out of focus behind it"""
    sun((1, -.10, .46), 5.2, (1, .76, .48), .03)
    area('win', (6.5, 6.0, 5.2), 4, 5200, (1, .86, .66), (0, 0, .4), glossy=True)
    area('side', (-9, 4.0, 6), 5, 2400, (.80, .88, 1.), (0, 0, .4), sy=4, glossy=True)
    area('fill', (-1, -9, 8), 8, 900, (.86, .92, 1.), (0, 0, 0))
    b = MB()
    for x, z in ((1.4, -1.7), (4.2, -1.7), (1.4, 2.1), (4.2, 2.1)):
        b.add([(x, 16.8, z), (x + 2.5, 16.8, z), (x + 2.5, 16.8, z + 3.5), (x, 16.8, z + 3.5)], [(0, 1, 2, 3)])
    b.obj('panes', m_emit('panes', (1., .86, .66), 1.5))


def build(M, v):
    day = v.get('morning')
    world('dawn', .62 if day else .30)
    F = table.pantry()
    GL.update(M)
    table.table_top(F)
    fl = globals()[v['set']](F, table)
    (morning if day else evening)()
    b = MB()
    b.add([(-40, 17, -3), (40, 17, -3), (40, 17, 24), (-40, 17, 24)], [(0, 1, 2, 3)], .5)
    wall = ((.17, .145, .115), (.24, .21, .17)) if day else ((.016, .025, .021), (.040, .050, .042))
    b.obj('back', m_noise('bk', [(.3, wall[0]), (.7, wall[1])], .15, 3, .95, 0))
    return dict(fl=fl)


def develop(v, s):
    s.soften(10.4, 12.5, 3.2, 3.)
    if v.get('morning'):
        s.soften(18, 22, 9)                                    # the window stays behind the bread
    s.calm(1.8)
    for p in s.D['fl']:
        s.airlight(p, (1, .5, .2), .007)
    s.bloom(.08, 1.1)
    return s.finish(v['ev'])
