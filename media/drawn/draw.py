"""Draws the estate's marks and map as SVG, type as outlines.

    PYTHONPATH=<where fonttools is> python3 draw.py <folder with the two .woff files>

Fonts (SIL OFL): cormorant-latin-500-normal.woff, alegreya-sans-latin-500-normal.woff and -italic, from @fontsource.
"""
import math
import os
import sys
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

HERE, FONTS = os.path.dirname(os.path.abspath(__file__)), sys.argv[1]
INK, MOSS, GLASS, OAT, BONE, EMBER, BRIGHT = '#10201c', '#44523a', '#a9c0b5', '#e8dfce', '#f6f2e9', '#b4531f', '#e8915a'
SERIF, SANS, ITALIC = [TTFont(os.path.join(FONTS, f + '.woff')) for f in
                       ('cormorant-latin-500-normal', 'alegreya-sans-latin-500-normal', 'alegreya-sans-latin-400-italic')]


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
    """a neutral funding banner: three fields, a rising sun over furrows, and a line that claims no real body"""
    a, wa = text(SANS, 'Supported by the local rural', 150, 54, 25)
    b, wb = text(SANS, 'development programme', 150, 85, 25)
    c, _ = text(ITALIC, '(placeholder)', 150 + wb + 9, 85, 22)
    em = f'<g transform="translate(24 20)"><circle cx="48" cy="40" r="40" fill="none" stroke="{MOSS}" stroke-width="1.6"/><clipPath id="c"><circle cx="48" cy="40" r="38"/></clipPath><g clip-path="url(#c)">'
    em += f'<circle cx="48" cy="40" r="13" fill="none" stroke="{EMBER}" stroke-width="1.6"/><path d="M0 40Q26 33 48 40T96 40V90H0Z" fill="{BONE}"/>'
    em += ''.join(stroke(f'M{48 - 8 * i} 90Q{48 - 3.4 * i} 60 {48 - 1.1 * i} 41M{48 + 8 * i} 90Q{48 + 3.4 * i} 60 {48 + 1.1 * i} 41' if i else 'M48 90V40', MOSS, 1.2) for i in range(0, 14, 2))
    em += stroke('M0 40Q26 33 48 40T96 40', MOSS, 1.6) + '</g></g>'
    w = round(max(150 + wa, 150 + wb + 9 + 130) + 28)
    svg('funding-banner.svg', w, 120, f'<rect width="{w}" height="120" fill="{BONE}"/>' + em + f'<path fill="{INK}" d="{a}{b}{c}"/>',
        'Supported by the local rural development programme (placeholder)')


COAST = [(52.845, -6.108), (52.825, -6.118), (52.806, -6.137), (52.797, -6.142), (52.793, -6.141), (52.782, -6.138), (52.772, -6.128), (52.764, -6.124),
         (52.757, -6.135), (52.748, -6.138), (52.737, -6.128), (52.729, -6.133), (52.722, -6.146), (52.711, -6.157), (52.702, -6.163), (52.695, -6.174), (52.689, -6.178),
         (52.682, -6.188), (52.675, -6.190), (52.668, -6.198), (52.660, -6.205), (52.651, -6.217), (52.645, -6.221), (52.643, -6.225), (52.633, -6.228), (52.622, -6.226),
         (52.614, -6.219), (52.606, -6.209), (52.600, -6.211), (52.594, -6.219), (52.586, -6.218), (52.579, -6.209), (52.571, -6.193), (52.564, -6.182), (52.558, -6.186),
         (52.551, -6.195), (52.540, -6.203), (52.528, -6.214), (52.515, -6.226), (52.502, -6.240), (52.488, -6.258), (52.473, -6.276), (52.458, -6.293), (52.443, -6.310),
         (52.433, -6.316), (52.420, -6.331), (52.405, -6.347), (52.390, -6.358), (52.374, -6.362), (52.357, -6.360), (52.343, -6.357), (52.338, -6.363), (52.344, -6.374),
         (52.354, -6.386), (52.358, -6.405), (52.357, -6.425), (52.353, -6.440), (52.352, -6.452), (52.359, -6.463), (52.368, -6.478), (52.375, -6.492)]
SOUTH = [(52.372, -6.496), (52.362, -6.478), (52.350, -6.465), (52.340, -6.457), (52.333, -6.452), (52.326, -6.440), (52.319, -6.424), (52.312, -6.405), (52.305, -6.395),
         (52.312, -6.377), (52.324, -6.367), (52.330, -6.361), (52.322, -6.360), (52.305, -6.372), (52.288, -6.384), (52.272, -6.386), (52.260, -6.378)]
RIVERS = [[(52.797, -6.142), (52.800, -6.158), (52.806, -6.180), (52.815, -6.205), (52.822, -6.225)],
          [(52.643, -6.225), (52.640, -6.240), (52.632, -6.255), (52.636, -6.275), (52.628, -6.300), (52.615, -6.325), (52.600, -6.335), (52.590, -6.360)],
          [(52.374, -6.494), (52.390, -6.510), (52.402, -6.530), (52.425, -6.535), (52.440, -6.550), (52.465, -6.560), (52.480, -6.556)]]
PLACES = [('Arklow', 52.797, -6.157, 'town', 'end'), ('Gorey', 52.674, -6.292, 'town', 'end'), ('Ballymoney', 52.6765, -6.193, 'place', 'start'), ('Courtown', 52.6455, -6.229, 'place', 'end'),
          ('Cahore Point', 52.564, -6.182, 'sea', 'start'), ('Kilmuckridge', 52.514, -6.283, 'place', 'end'), ('Wexford', 52.338, -6.464, 'town', 'end')]
ESTATE = (52.660, -6.2115)


def coast_map():
    """hairline map of the coast from Arklow to Wexford, true in outline"""
    W, H, top, right, k = 720, 1120, 52.842, -5.965, 1900
    P = lambda la, lo: (W + (lo - right) * .6075 * k, (top - la) * k + 20)

    def line(pts, close=False):
        """smooth line through points (Catmull-Rom as cubic curves)"""
        q = [P(*p) for p in pts]
        s = f'M{q[0][0]:.1f} {q[0][1]:.1f}'
        for i in range(len(q) - 1):
            a, b, c, d = q[max(i - 1, 0)], q[i], q[i + 1], q[min(i + 2, len(q) - 1)]
            t = 5.5
            s += f'C{b[0] + (c[0] - a[0]) / t:.1f} {b[1] + (c[1] - a[1]) / t:.1f} {c[0] - (d[0] - b[0]) / t:.1f} {c[1] - (d[1] - b[1]) / t:.1f} {c[0]:.1f} {c[1]:.1f}'
        return s
    body = ''
    for i, (dx, op) in enumerate(((10, .55), (22, .36), (38, .22), (60, .13))):      # depth lines: the coast repeated, calmer each time
        r, src = 1 + i, COAST[:50]
        pts = [tuple(sum(v) / len(v) for v in zip(*src[max(j - min(r, j, len(src) - 1 - j), 0):j + min(r, j, len(src) - 1 - j) + 1])) for j in range(len(src))]
        body += f'<g transform="translate({dx} {dx * .12:.1f})">' + stroke(line(pts), 'currentColor', .8, f' opacity="{op}"') + '</g>'
    body += stroke(line(COAST), 'currentColor', 1.4) + stroke(line(SOUTH), 'currentColor', 1.4)
    for r in RIVERS:
        body += stroke(line(r), 'currentColor', .8, ' opacity=".6"')
    for n, la, lo, kind, anchor in PLACES:
        x, y = P(la, lo)
        f, size, tr = (SERIF, 27, .02) if kind == 'town' else (SANS, 18.5, .02)
        dx = -13 if anchor == 'end' else 44 if kind == 'sea' else 40
        body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{3.4 if kind == "town" else 2.4}" fill="currentColor"/>' if kind != 'sea' else ''
        body += f'<path fill="currentColor" d="{text(f, n, x + dx, y + size * .32, size, tr, anchor)[0]}"/>'
    x, y = P(*ESTATE)
    body += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="{EMBER}"/><circle cx="{x:.1f}" cy="{y:.1f}" r="11" fill="none" stroke="{EMBER}" stroke-width="1.2"/>'
    body += stroke(f'M{x + 13:.1f} {y:.1f}H{x + 96:.1f}', EMBER, 1.2) + f'<path fill="{EMBER}" d="{text(SERIF, "KILMARA", x + 108, y + 9, 27, .16)[0]}"/>'
    body += f'<path fill="currentColor" opacity=".65" d="{text(ITALIC, "Irish Sea", 560, 640, 25, .12)[0]}{text(ITALIC, "Slaney", 78, 838, 17, .06)[0]}"/>'
    sx, sy, km = 470, 1050, k / 111.2
    body += stroke(f'M{sx} {sy - 5}V{sy}H{sx + 10 * km:.1f}V{sy - 5}', 'currentColor', 1) + f'<path fill="currentColor" d="{text(SANS, "10 km", sx + 5 * km, sy - 12, 17, .03, "middle")[0]}"/>'
    nx, ny = 668, 92
    body += stroke(f'M{nx} {ny + 34}V{ny}M{nx - 7} {ny + 11}L{nx} {ny}L{nx + 7} {ny + 11}', 'currentColor', 1.1) + f'<path fill="currentColor" d="{text(SERIF, "N", nx, ny - 10, 24, 0, "middle")[0]}"/>'
    svg('coast-map.svg', W, H, body, 'Map of the Wexford coast from Arklow to Wexford with the estate between Ballymoney and Courtown')


marks()
banner()
coast_map()
