"""Draws the estate's marks as SVG, type as outlines.

    PYTHONPATH=<where fonttools is> python3 draw.py <folder with the two .woff files>

Fonts (SIL OFL): cormorant-latin-500-normal.woff and alegreya-sans-latin-500-normal.woff, from @fontsource.
"""
import os
import sys
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE, FONTS = os.path.dirname(os.path.abspath(__file__)), sys.argv[1]
INK, MOSS, GLASS, OAT, BONE, EMBER, BRIGHT = '#10201c', '#44523a', '#a9c0b5', '#e8dfce', '#f6f2e9', '#b4531f', '#e8915a'
SERIF, SANS = [TTFont(os.path.join(FONTS, f + '.woff')) for f in ('cormorant-latin-500-normal', 'alegreya-sans-latin-500-normal')]


def text(font, s, x, y, size, track=0., anchor='start'):
    """outlines of s as one path string and its width; track in em"""
    gs, cmap, k = font.getGlyphSet(), font.getBestCmap(), size / font['head'].unitsPerEm
    adv = [gs[cmap[ord(c)]].width * k + track * size for c in s]
    w = sum(adv) - track * size
    x -= {'start': 0, 'middle': w / 2, 'end': w}[anchor]
    out = []
    for c, a in zip(s, adv):
        pen = SVGPathPen(gs, ntos=lambda v: ('%.2f' % v).rstrip('0').rstrip('.'))
        gs[cmap[ord(c)]].draw(TransformPen(pen, (k, 0, 0, -k, x, y)))
        out.append(pen.getCommands())
        x += a
    return ''.join(out), w


def mark(bold=0.):
    """a spruce that is also a gable, over two lines of sea; 64 x 64, strokes only"""
    d = ['M32 5V45.5']
    for y, r, drop in ((11, 5.2, 6), (17.5, 9, 7.6), (24.5, 13, 9), (32, 17.2, 10.2)):
        d.append(f'M{32 - r} {y + drop}Q{32 - r * .42:.2f} {y + drop * .62:.2f} 32 {y}Q{32 + r * .42:.2f} {y + drop * .62:.2f} {32 + r} {y + drop}')
    wave = lambda x0, y, n, l, a: f'M{x0} {y}' + ''.join(f'q{l / 2} {(-a if i % 2 == 0 else a)} {l} 0' for i in range(n))
    return ''.join(d) + wave(8, 50.5, 6, 8, 4.2) + wave(16, 57.5, 4, 8, 3.6)


def svg(name, w, h, body, title, extra=''):
    s = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" aria-label="{title}"{extra}><title>{title}</title>{body}</svg>\n'
    open(os.path.join(HERE, name), 'w').write(s)


def stroke(d, col, w, extra=''):
    return f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"{extra}/>'


def marks():
    svg('mark.svg', 64, 64, stroke(mark(), 'currentColor', 2), 'Kilmara')
    d, w = text(SERIF, 'KILMARA', 80, 45.6, 40, .18)
    svg('logo.svg', round(80 + w + 5), 64, stroke(mark(), 'currentColor', 1.9) + f'<path fill="currentColor" d="{d}"/>', 'Kilmara')
    style = f'<style>path{{stroke:{INK}}}@media(prefers-color-scheme:dark){{path{{stroke:{OAT}}}}}</style>'
    fav = 'M16 2.5V23M11 12.2Q14 10.6 16 7.2Q18 10.6 21 12.2M7.6 20.6Q13 18.6 16 14Q19 18.6 24.4 20.6M3.5 27.6q3.1-2.6 6.25 0t6.25 0t6.25 0t6.25 0'
    svg('favicon.svg', 32, 32, style + f'<path d="{fav}" fill="none" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>', 'Kilmara')
    icon = f'<rect width="512" height="512" fill="{INK}"/><g transform="translate(96 92) scale(5)">' + stroke(mark(), OAT, 2.4) + '</g>'
    svg('app-icon.svg', 512, 512, icon, 'Kilmara')


def banner():
    """a neutral funding banner for the dark footer: three fields, a rising sun over furrows, and a line that names no real body"""
    a, wa = text(SANS, 'Supported by the local rural', 108, 42, 25)
    b, wb = text(SANS, 'development programme', 108, 73, 25)
    em = f'<g transform="translate(0 8)"><circle cx="48" cy="40" r="40" fill="none" stroke="{GLASS}" stroke-width="1.6"/><clipPath id="c"><circle cx="48" cy="40" r="38"/></clipPath><g clip-path="url(#c)">'
    em += stroke('M35 37.6A13 13 0 0 1 61 41.6', BRIGHT, 1.6)
    em += ''.join(stroke(f'M{48 - 8 * i} 90Q{48 - 3.4 * i} 60 {48 - 1.1 * i} 41M{48 + 8 * i} 90Q{48 + 3.4 * i} 60 {48 + 1.1 * i} 41' if i else 'M48 90V40', GLASS, 1.2) for i in range(0, 14, 2))
    em += stroke('M0 40Q26 33 48 40T96 40', GLASS, 1.6) + '</g></g>'
    svg('funding-banner.svg', round(108 + max(wa, wb)) + 2, 96, em + f'<path fill="{OAT}" d="{a}{b}"/>',
        'Supported by the local rural development programme')


marks()
banner()
