"""Forms turned on a lathe, labels bent round a bottle, leaves, sheets. Lengths are in decimetres."""
import math

import bpy
import numpy as np
from mathutils import Quaternion, Vector

FONTS = "/usr/share/fonts/opentype/ebgaramond/"


def mesh_object(name, vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0)):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.materials.append(material)
    mesh.update()
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location, thing.rotation_euler = at, turn
    return thing


def group(build, at=(0, 0, 0), turn=(0, 0, 0)):
    """What `build` makes at the origin, moved and turned as one; angles in degrees."""
    before = set(bpy.data.objects)
    build()
    base = bpy.data.objects.new("group", None)
    for thing in set(bpy.data.objects) - before - {base}:
        thing.parent = thing.parent or base
    bpy.context.collection.objects.link(base)
    base.location, base.rotation_euler = at, [math.radians(angle) for angle in turn]
    return base


def bored(board, wells):
    """Sinks round wells, each (x, y, radius, floor), into a board."""
    for x, y, radius, floor in wells:
        bpy.ops.mesh.primitive_cylinder_add(vertices=96, radius=radius, depth=2, location=(x, y, floor + 1))
        drill = bpy.context.object
        drill.hide_render = True
        cut = board.modifiers.new("well", "BOOLEAN")
        cut.operation, cut.object = "DIFFERENCE", drill


def fillet(corners, radius=0.03, steps=5):
    """The outline with every inner corner rounded, so that each edge catches the light."""
    outline = [corners[0]]
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        start, end = (_towards(corner, other, radius) for other in (before, after))
        for i in range(steps + 1):
            t = i / steps
            outline.append(tuple((1 - t) ** 2 * s + 2 * t * (1 - t) * c + t * t * e for s, c, e in zip(start, corner, end)))
    return outline + [corners[-1]]


def _towards(corner, other, radius):
    length = math.dist(corner, other)
    share = min(radius / length, 0.5) if length else 0
    return tuple(c + (o - c) * share for c, o in zip(corner, other))


def arc(radius, height, start, end, base=0.0, power=2.0, steps=40):
    """Part of a superellipse outline; angles in degrees, 0 at the widest point, 90 at the top."""
    points = []
    for i in range(steps + 1):
        a = math.radians(start + (end - start) * i / steps)
        c, s = math.cos(a), math.sin(a)
        points.append((radius * abs(c) ** (2 / power), base + height * math.copysign(abs(s) ** (2 / power), s)))
    return points


def smoothed(points, steps=8):
    """A curve through all the points (Catmull-Rom)."""
    ends = [points[0], *points, points[-1]]
    outline = []
    for before, start, end, after in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(steps):
            t = i / steps
            outline.append(tuple(0.5 * (2 * s + (e - b) * t + (2 * b - 5 * s + 4 * e - a) * t * t + (3 * s - b - 3 * e + a) * t ** 3)
                                 for b, s, e, a in zip(before, start, end, after)))
    return outline + [points[-1]]


def lathe(outline, material, at=(0, 0, 0), flutes=0, depth=0.0, name="turned"):
    """Turns an outline of (radius, height) round the upright axis, with optional flutes."""
    around = 96 if not flutes else flutes * 10
    vertices, faces = [], []
    for radius, height in outline:
        for i in range(around):
            a = 2 * math.pi * i / around
            cut = depth * min(1, radius / 0.4) * abs(math.sin(a * flutes / 2)) if flutes else 0
            vertices.append(((radius + cut) * math.cos(a), (radius + cut) * math.sin(a), height))
    for ring in range(len(outline) - 1):
        for i in range(around):
            j = (i + 1) % around
            faces.append((ring * around + i, ring * around + j, (ring + 1) * around + j, (ring + 1) * around + i))
    thing = mesh_object(name, vertices, faces, material, at)
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(50)
    thing.modifiers.new("even shading", "WEIGHTED_NORMAL").keep_sharp = True
    return thing


def block(size, material, at=(0, 0, 0), edge=0.02):
    """A board with softened edges, standing on `at`."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    thing = bpy.context.object
    thing.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    thing.location = (at[0], at[1], at[2] + size[2] / 2)
    bevel = thing.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = edge, 4
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    thing.data.use_auto_smooth = True
    return thing


def pebble(size, material, at, detail=5):
    """An ellipsoid: a fruit, a bud."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=detail, radius=1, location=at)
    thing = bpy.context.object
    thing.scale = size
    thing.data.materials.append(material)
    bpy.ops.object.shade_smooth()
    return thing


def _wrapped(x, z, radius):
    return radius * math.sin(x / radius), -radius * math.cos(x / radius), z


def label(width, bottom, top, radius, material, at):
    """A paper label bent round a bottle, facing the camera."""
    columns = 48
    vertices = [_wrapped(width * (i / columns - 0.5), z, radius) for z in (bottom, top) for i in range(columns + 1)]
    faces = [(i, i + 1, columns + 2 + i, columns + 1 + i) for i in range(columns)]
    return mesh_object("label", vertices, faces, material, at)


def _type(text, size, style, spacing, depth=0.0):
    """One centred line of type as a mesh in x and y."""
    curve = bpy.data.curves.new("type", "FONT")
    curve.body, curve.size, curve.align_x, curve.space_character = text, size, "CENTER", spacing
    curve.font = bpy.data.fonts.load(f"{FONTS}EBGaramond{style}.otf", check_existing=True)
    curve.resolution_u, curve.extrude = 4, depth
    flat = bpy.data.objects.new("type", curve)
    bpy.context.collection.objects.link(flat)
    outline = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    return outline


def _printed(outline, material, at, turn=(0, 0, 0)):
    outline.materials.clear()
    outline.materials.append(material)
    printed = bpy.data.objects.new("type", outline)
    bpy.context.collection.objects.link(printed)
    printed.location, printed.rotation_euler = at, turn
    return printed


def lettering(text, size, height, radius, material, at, style="12-Regular", spacing=1.0):
    """One centred line of type printed round a bottle."""
    outline = _type(text, size, style, spacing)
    for vertex in outline.vertices:
        vertex.co = _wrapped(vertex.co.x, vertex.co.y + height, radius)
    return _printed(outline, material, at)


def flat_lettering(text, size, at, material, style="12-Regular", spacing=1.0, depth=0.0):
    """A line of type lying on a table, read from the front."""
    return _printed(_type(text, size, style, spacing, depth), material, at)


def upright_lettering(text, size, at, material, style="12-Regular", spacing=1.0):
    """A line of type on a board that faces the camera."""
    return _printed(_type(text, size, style, spacing), material, at, (math.pi / 2, 0, 0))


def slab(outline, thickness, material, at):
    """A board of any outline in y and z, as thick in x, with softened edges."""
    count = len(outline)
    vertices = [(x, y, z) for x in (-thickness / 2, thickness / 2) for y, z in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    thing = mesh_object("slab", vertices, faces, material, at)
    bevel = thing.modifiers.new("edge", "BEVEL")
    bevel.width, bevel.segments = 0.018, 3
    thing.data.use_auto_smooth = True
    return thing


def flat(outline, thickness, material, at=(0, 0, 0)):
    """A sheet of any outline in x and y, lying on `at`."""
    thing = slab([(y, x) for x, y in outline], thickness, material, (at[0], at[1], at[2] + thickness / 2))
    thing.rotation_euler = (0, math.pi / 2, 0)
    return thing


def leaf(length, width, material, at, turn, curl=0.25, roundness=0.7, teeth=0, twist=0.0, fold=0.35, widest=0.5):
    """A leaf or petal along its own x axis: folded at the midrib, curled along it, with a sawn edge where it has teeth.

    `widest` tells where along the midrib; `twist`, in radians, turns the tip.
    """
    along, across = (12, 6) if not teeth else (teeth * 6, 8)
    vertices, faces = [], []
    bend = math.log(0.5) / math.log(widest)
    for i in range(along + 1):
        t = i / along
        half = width / 2 * max(math.sin(math.pi * t ** bend), 0.02) ** roundness
        if teeth:
            half *= 0.90 + 0.16 * (t * teeth % 1.0)
        angle = twist * t * t
        for j in range(across + 1):
            s = 2 * j / across - 1
            y, z = half * s, abs(s) ** 1.5 * half * fold
            vertices.append((length * t, y * math.cos(angle) - z * math.sin(angle),
                             length * curl * (t * t - 0.3 * t) + y * math.sin(angle) + z * math.cos(angle)))
    for i in range(along):
        for j in range(across):
            k = i * (across + 1) + j
            faces.append((k, k + 1, k + across + 2, k + across + 1))
    return mesh_object("leaf", vertices, faces, material, at, turn)


def ribbon(points, width, material, rolls, fold=0.3, widest=0.5, roundness=0.6):
    """A long blade or petal along the points; `rolls`, in radians, turns it round its own line at each. Its UV map is how far along and across, in decimetres."""
    count, across = len(points), 6
    bend = math.log(0.5) / math.log(widest)
    places = [Vector(point) for point in points]
    vertices, flat, along = [], [], 0.0
    for i, (place, roll) in enumerate(zip(places, rolls)):
        way = (places[min(i + 1, count - 1)] - places[max(i - 1, 0)]).normalized()
        side = way.cross(Vector((0, 0, 1))).normalized()
        side.rotate(Quaternion(way, roll))
        up = side.cross(way)
        half = width / 2 * max(math.sin(math.pi * (i / (count - 1)) ** bend), 0.03) ** roundness
        along += (place - places[max(i - 1, 0)]).length
        for j in range(across + 1):
            s = 2 * j / across - 1
            vertices.append(place + side * (half * s) + up * (abs(s) ** 1.5 * half * fold))
            flat.append((along, half * s))
    faces = [(k, k + 1, k + across + 2, k + across + 1) for i in range(count - 1) for k in range(i * (across + 1), i * (across + 1) + across)]
    thing = mesh_object("ribbon", vertices, faces, material)
    layer = thing.data.uv_layers.new()
    for loop in thing.data.loops:
        layer.data[loop.index].uv = flat[loop.vertex_index]
    return thing


def stem(points, thickness, material, taper=0.6):
    """A rounded line through the points, thinner towards its end."""
    curve = bpy.data.curves.new("stem", "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = "3D", thickness, 3
    spline = curve.splines.new("POLY")
    spline.points.add(len(points) - 1)
    for point, position in zip(spline.points, points):
        point.co = (*position, 1)
    for i, point in enumerate(spline.points):
        point.radius = 1 - taper * i / len(spline.points)
    curve.materials.append(material)
    thing = bpy.data.objects.new("stem", curve)
    bpy.context.collection.objects.link(thing)
    return thing


def cord(points, thickness, material, lay=0.05):
    """A string of two strands twisted round each other, along the points."""
    places, spare = [Vector(points[0])], 0.0
    step = lay / 8
    for start, end in zip(map(Vector, points), map(Vector, points[1:])):
        length = (end - start).length
        while spare + step <= length:
            spare += step
            places.append(start.lerp(end, spare / length))
        spare -= length
    strands, side = ([], []), Vector((0.3, 0.5, 0.8))
    for i, place in enumerate(places):
        way = (places[min(i + 1, len(places) - 1)] - places[max(i - 1, 0)]).normalized()
        side = (side - way * side.dot(way)).normalized()
        away = side.copy()
        away.rotate(Quaternion(way, 2 * math.pi * i / 8))
        for strand, sign in zip(strands, (1, -1)):
            strand.append(place + away * (sign * thickness * 0.5))
    return [stem(strand, thickness * 0.62, material, taper=0.0) for strand in strands]


def cloth(size, material, at=(0, 0, 0), folds=(), seed=1, crumple=0.012):
    """A cloth lying on a table, `size` wide and deep around `at`: soft creases everywhere, and folds, each (x, y, heading, height, width)."""
    chance = np.random.default_rng(seed)
    columns, rows = int(size[0] / 0.035), int(size[1] / 0.035)
    x, y = np.meshgrid(np.linspace(-size[0] / 2, size[0] / 2, columns), np.linspace(-size[1] / 2, size[1] / 2, rows))
    z = np.zeros_like(x)
    for _ in range(26):
        heading, wave, phase = chance.uniform(0, math.pi), chance.uniform(0.6, 2.6), chance.uniform(0, 6.3)
        u = x * math.cos(heading) + y * math.sin(heading)
        v = y * math.cos(heading) - x * math.sin(heading)
        z += crumple * chance.uniform(0.2, 1) / wave * np.sin(u * wave * 2 + phase + 0.9 * np.sin(v * wave * 0.7 + phase * 2))
    for fx, fy, heading, height, width in folds:
        a = math.radians(heading)
        u = (x - fx) * math.cos(a) + (y - fy) * math.sin(a)
        v = (y - fy) * math.cos(a) - (x - fx) * math.sin(a) + 0.14 * np.sin(u * 1.3 + fx * 3)
        z += height * np.exp(-(v / width) ** 2) * np.exp(-(u / 2.2) ** 4) * (1 + 0.25 * np.sin(u * 2.1 + fy))
    vertices = np.stack([x, y, z], axis=2).reshape(-1, 3).tolist()
    faces = [(r * columns + c, r * columns + c + 1, (r + 1) * columns + c + 1, (r + 1) * columns + c) for r in range(rows - 1) for c in range(columns - 1)]
    return mesh_object("cloth", vertices, faces, material, at)


def sheet(width, height, material, at):
    """An upright sheet facing the camera, standing on `at`: carries mist."""
    half = width / 2
    thing = mesh_object("sheet", [(-half, 0, 0), (half, 0, 0), (half, 0, height), (-half, 0, height)], [(0, 1, 2, 3)], material, at)
    thing.visible_shadow = thing.visible_diffuse = False
    return thing
