"""The bottles: honey-coloured glass, in it each oil's own colour up to its own level."""
import math

import bpy

import forms
import materials
from forms import fillet, lathe

GLASS = "#f6dfb2"
# Each oil's colour, and how far its level stands between the label's top and the shoulder's.
LIQUID = {
    "Lavender": ("#fbf3d2", 0.55), "Eucalyptus": ("#fbfaf0", 0.34), "Sweet Orange": ("#fdecc4", 0.48), "Cedarwood": ("#f0cb92", 0.30),
    "Geranium": ("#dfe0a4", 0.42), "Peppermint": ("#f4f8e4", 0.60), "Lemon": ("#f8ec9c", 0.45), "Rosemary": ("#f7f6e2", 0.26),
    "Tea Tree": ("#f8f5dc", 0.50), "Bergamot": ("#e9eec0", 0.36), "Frankincense": ("#f7e9b8", 0.22), "Lemongrass": ("#f6df98", 0.52),
    "Sandalwood": ("#f4dba6", 0.15), "Ylang-Ylang": ("#f8e79c", 0.40),
}
# Radius and height of the body, of the shoulder and of the neck; where the label lies, in decimetres.
SMALL = {"radius": 0.30, "body": 0.60, "shoulder": 0.72, "neck": 0.84, "label": (0.10, 0.53)}
LARGE = {"radius": 0.35, "body": 0.90, "shoulder": 1.06, "neck": 1.18, "label": (0.16, 0.68)}


def bottle(at=(0, 0, 0), oil="Lavender", dropper=True, millilitres=10, turn=0.0, scale=1.0, lying=False, opened=False):
    """A bottle with Aurelle's label and a brass-collared cap; 30 ml is a taller one. A lying one shows its label upwards and is full;
    an opened one has no cap and little in it."""
    before = set(bpy.data.objects)
    made = LARGE if millilitres == 30 else SMALL
    wide, shoulder, neck = made["radius"], made["shoulder"], made["neck"]
    outer = _outside(made, [(0.12, neck)])
    inner = _inside(outer)
    lathe(outer + inner, materials.glass(GLASS), at)
    colour, share = LIQUID[oil]
    share = -1.2 if opened else share
    top = made["label"][1]
    _liquid(inner, top + (1 if lying else share) * (shoulder - top), colour, at)
    if not opened:
        if dropper:
            _pipette(at, neck)
        _cap(at, dropper, neck)
    _paper(at, oil, millilitres, made)
    if turn or lying or scale != 1:
        _placed(set(bpy.data.objects) - before, at, turn, scale, wide if lying else None)


def lying_dropper(at, heading):
    """A dropper taken out of its bottle: it rests on its collar and on its bulb."""
    def upright():
        _pipette((0, 0, -0.84), 0.75)
        _cap((0, 0, -0.84), True, 0.84)
    forms.group(upright, (at[0], at[1], 0.158), (98, 0, heading))


def open_bottle(at, oil, level, millilitres=10):
    """As it is filled: without a label, its lip seen; `level` is a height in decimetres."""
    made = LARGE if millilitres == 30 else SMALL
    shoulder, neck = made["shoulder"], made["neck"]
    outer = _outside(made, [(0.12, neck - 0.065), (0.150, neck - 0.055), (0.150, neck - 0.004)])
    inner = [(min(r, 0.094), z) if z > shoulder - 0.01 else (r, z) for r, z in _inside(outer)]
    lathe(outer + [(0.143, neck), (0.100, neck)] + inner, materials.glass(GLASS), at)
    _liquid(inner, level, LIQUID[oil][0], at)


def dropper(at, turn):
    """A bottle's pipette lying on the collar."""
    before, neck = set(bpy.data.objects), SMALL["neck"]
    _pipette(at, neck)
    _cap(at, True, neck)
    _placed(set(bpy.data.objects) - before, at, turn, 1.0, 0.165)


def _outside(made, neck):
    wide, body, shoulder = made["radius"], made["body"], made["shoulder"]
    return fillet([(0.001, 0.0), (wide - 0.02, 0.0), (wide, 0.03), (wide, body), (0.12, shoulder), *neck], 0.06, steps=10)


def _inside(outer):
    return [(max(r - 0.026, 0.001), max(z, 0.055)) for r, z in reversed(outer)]


def _pipette(at, neck):
    lathe([(0.030, neck + 0.05), (0.030, 0.20), (0.014, 0.13), (0.010, 0.13), (0.022, 0.20), (0.022, neck + 0.05)], materials.glass("#fbfaf6"), at)


def _liquid(inner, level, colour, at):
    """Reaches a little into the glass, so that no air lies between the two; its surface climbs at the wall."""
    wall = [(r + 0.004, z) for r, z in reversed(inner) if z < level]
    rim = wall[-1][0]
    surface = [(rim, level), (rim - 0.014, level - 0.008), (rim - 0.04, level - 0.011), (0.001, level - 0.011)]
    lathe([(0.001, 0.051), *wall, *surface], materials.glass(colour, ior=1.47), at)


def _placed(things, at, turn, scale, lying):
    base = bpy.data.objects.new("bottle", None)
    bpy.context.collection.objects.link(base)
    for thing in things:
        thing.parent = base
        thing.location = [a - b for a, b in zip(thing.location, at)]
    base.location, base.rotation_euler, base.scale = at, (0, 0, turn), (scale, scale, scale)
    if lying:
        base.location[2] += lying
        base.rotation_euler[0] = -math.pi / 2


def _paper(at, oil, millilitres, made):
    """The label, its two gilt lines and three lines of type."""
    paper, ink, gilt = materials.paper("#f4ecdc"), materials.plain("#20150c", 0.5), materials.brass(0.35)
    radius, (bottom, top) = made["radius"] + 0.003, made["label"]
    grown = (top - bottom) / 0.43
    printed = radius + 0.0008
    forms.label(0.60 * radius / 0.303, bottom, top, radius, paper, at)
    for height in (bottom + 0.025, top - 0.03):
        forms.label(0.54 * radius / 0.303, height, height + 0.005, printed, gilt, at)
    name = (0.070 if len(oil) < 11 else 0.060) * min(grown, 1.15)
    forms.lettering("Aurelle", 0.150 * min(grown, 1.15), bottom + 0.265 * grown, printed, ink, at, spacing=1.04)
    forms.label(0.10, bottom + 0.227 * grown, bottom + 0.227 * grown + 0.005, printed, gilt, at)
    forms.lettering(oil.upper(), name, bottom + 0.146 * grown, printed, ink, at, style="08-Regular", spacing=1.14)
    forms.lettering(f"essential oil  ·  {millilitres} ml", 0.058 * min(grown, 1.1), bottom + 0.068 * grown, printed, ink, at, style="08-Italic", spacing=1.03)


def _cap(at, dropper, neck):
    brass, black = materials.brass(), materials.plain("#1d1814", 0.42, Specular=0.4)
    z = neck - 0.84
    if dropper:
        lathe(fillet([(0.125, 0.74 + z), (0.165, 0.74 + z), (0.165, 0.93 + z), (0.10, 0.93 + z)], 0.02), brass, at)
        lathe(fillet([(0.10, 0.93 + z), (0.115, 0.96 + z), (0.105, 1.12 + z), (0.06, 1.21 + z), (0.001, 1.22 + z)], 0.05, steps=8), black, at)
    else:
        lathe(fillet([(0.14, 0.72 + z), (0.175, 0.72 + z), (0.175, 1.0 + z), (0.001, 1.0 + z)], 0.025), brass, at)
