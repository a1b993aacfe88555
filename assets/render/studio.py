"""The set: a seamless cream backdrop, window light from the left, one camera height for the whole collection."""
import math

import bpy
from mathutils import Vector

import forms
import materials


def empty_set(size, samples, exposure=0.0):
    """A fresh scene with the render settings every picture shares."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = samples, True, 0.06, min(8, samples)
    cycles.use_denoising = cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 14, 2, 4, 12
    cycles.sample_clamp_indirect = 4
    scene.render.threads_mode, scene.render.threads = "FIXED", 2
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.view_settings.view_transform, scene.view_settings.look = "Filmic", "Medium High Contrast"
    scene.view_settings.exposure = exposure
    return scene


def backdrop(colour="#f2e0cb", back=6.0, bend=2.6, table=0.0):
    """Paper sweeping from the table up behind it without an edge."""
    front, top, half = -9.0, 12.0, 14.0
    outline = [(front, 0.0)]
    for i in range(33):
        a = math.pi / 2 * i / 32
        outline.append((back - bend + bend * math.sin(a), bend - bend * math.cos(a)))
    outline.append((back, top))
    vertices = [(x, y, z) for y, z in outline for x in (-half, half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(outline) - 1)]
    forms.mesh_object("backdrop", vertices, faces, materials.plaster(colour), at=(0, 0, table))


def interior(wall, table, depth=3.4, wall_strokes=0.10, top=0.0):
    """A table that runs out of the frame on every side, and a limewashed wall behind it; `top` is lower where a cloth lies on it."""
    forms.mesh_object("wall", [(-16, 0, -6), (16, 0, -6), (16, 0, 14), (-16, 0, 14)], [(0, 1, 2, 3)], materials.limewash(wall, wall_strokes), at=(0, depth, 0))
    half = depth / 2 + 4.5
    forms.block((30, 2 * half, 0.4), table, at=(0, depth - half - 0.15, top - 0.4), edge=0.03)


def window(side=-1, height=3.6, level=1.0, colour="#fff4e6", distance=4.6, size=(2.6, 4.2), toward=-1.2):
    """A window beside the table, curtained: its light fades to the frame, so that a highlight has no cut edge."""
    softbox((side * distance, toward, height), (0, 0, 0.7), size, 640 * level, colour, fading=True)


def fill(level=1.0, colour="#fff4ea"):
    """What the room gives back."""
    room(colour, level)


def softbox(at, target, size, watts, colour, fading=False):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.size, lamp.size_y, lamp.energy = "RECTANGLE", size[0], size[1], watts
    lamp.color = materials.rgb(colour)[:3]
    if fading:
        _fade(lamp)
    thing = bpy.data.objects.new("softbox", lamp)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = _facing(at, target)


def _fade(lamp):
    """Bright in the middle of the diffuser, dim at its frame."""
    lamp.use_nodes = True
    tree = lamp.node_tree
    place = tree.nodes.new("ShaderNodeNewGeometry").outputs["Parametric"]
    parts = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(place, parts.inputs[0])
    shares = []
    for part in parts.outputs[:2]:
        curve = tree.nodes.new("ShaderNodeMath")
        curve.operation = "SINE"
        scaled = tree.nodes.new("ShaderNodeMath")
        scaled.operation, scaled.inputs[1].default_value = "MULTIPLY", math.pi
        tree.links.new(part, scaled.inputs[0])
        tree.links.new(scaled.outputs[0], curve.inputs[0])
        shares.append(curve.outputs[0])
    product = tree.nodes.new("ShaderNodeMath")
    product.operation = "MULTIPLY"
    for share, socket in zip(shares, product.inputs):
        tree.links.new(share, socket)
    strength = tree.nodes.new("ShaderNodeMath")
    strength.operation, strength.inputs[1].default_value = "MULTIPLY", math.pi ** 2 / 4
    tree.links.new(product.outputs[0], strength.inputs[0])
    tree.links.new(strength.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def sun(elevation, heading, level=3.8, colour="#ffe2bd", softness=2.8):
    """Low sun; `heading` in degrees, 0 from behind the camera, negative from the left."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = level, math.radians(softness), materials.rgb(colour)[:3]
    thing = bpy.data.objects.new("sun", lamp)
    bpy.context.collection.objects.link(thing)
    thing.rotation_euler = (math.radians(90 - elevation), 0, math.radians(heading))


def room(colour, strength):
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = materials.rgb(colour)
    background.inputs["Strength"].default_value = strength
    bpy.context.scene.world = world


def daylight(level=1.0):
    """A tall window at the left, a narrow one behind at the right for the rim, a faint room."""
    softbox((-4.2, -1.6, 3.4), (0, 0, 0.7), (2.6, 4.2), 640 * level, "#fff0dc")
    softbox((3.6, 2.4, 3.0), (0, 0, 0.8), (0.9, 3.2), 170 * level, "#ffe3bd")
    softbox((0.5, 1.5, 6.5), (0, 3.5, 1.0), (4.0, 2.0), 85 * level, "#fff3e2")
    room("#fff1dd", 0.15 * level)


def bloom(strength=0.25):
    """The soft halo a lens gives a bright lamp in a dim room."""
    bpy.context.scene["bloom"] = strength


def camera(distance, aim, lens=85, tilt=9.0, sideways=0.0, focus=None, f_number=4.0):
    """Looks at `aim` from the front, a little from above; f-numbers as at real size (1 unit is 10 cm)."""
    pitch = math.radians(tilt)
    at = Vector(aim) + Vector((sideways, -distance * math.cos(pitch), distance * math.sin(pitch)))
    data = bpy.data.cameras.new("camera")
    data.lens, data.dof.use_dof, data.dof.aperture_fstop = lens, True, f_number / 10
    data.dof.focus_distance = focus or distance
    thing = bpy.data.objects.new("camera", data)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, _facing(at, aim)
    bpy.context.scene.camera = thing
    return thing


def _facing(at, target):
    return (Vector(target) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
