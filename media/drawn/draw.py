"""Draws the footer's banner as SVG, type as outlines.

    PYTHONPATH=<where fonttools is> python3 draw.py <folder with the .woff file>

Font (SIL OFL): alegreya-sans-latin-500-normal.woff, from @fontsource.
"""
import os
import sys
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE, FONTS = os.path.dirname(os.path.abspath(__file__)), sys.argv[1]
GLASS, OAT, BRIGHT = '#a9c0b5', '#e8dfce', '#e8915a'
SANS = TTFont(os.path.join(FONTS, 'alegreya-sans-latin-500-normal.woff'))


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


def svg(name, w, h, body, title, extra=''):
    s = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img" aria-label="{title}"{extra}><title>{title}</title>{body}</svg>\n'
    open(os.path.join(HERE, name), 'w').write(s)


def stroke(d, col, w, extra=''):
    return f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"{extra}/>'


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


banner()
