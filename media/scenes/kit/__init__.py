"""The scene kit. Development (numpy) works everywhere; the builders need Blender's Python (bpy)."""
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
