"""The scene kit. Development (numpy) works everywhere; the builders need Blender's Python (bpy).

Letters used throughout: M the estate's materials by name, F the pantry's; hf(x, y) the height of the ground; rz a turn about the
vertical in radians; b, q, tk an MB being filled; V, F vertices and faces (where F is not the pantry); rng a seeded random stream;
W, D or Dp, h a width, a depth, a height. z is up; units are metres, at table decimetres.
"""
import math
import numpy as np
from .noise import fbm2, fbm3
from .sky import sky, unit, PRESETS
from .weather import Shot

try:
    import bpy
except ImportError:
    bpy = None
if bpy:
    from mathutils import Matrix, Vector
    from .materials import *
    from .mesh import *
    from .plants import *
    from .terrain import *
    from .camera import *
    from .candle import candle
    from .props import *
    from .cloth import bed
    from . import cabins, cloth, lodge, table, tub
