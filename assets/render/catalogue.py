"""What each product looks like, and from how far and at what height it is seen."""
from dataclasses import dataclass
from typing import Callable

import accessories
import diffusers
import oils


@dataclass(frozen=True)
class Shot:
    build: Callable[[], None]
    distance: float
    aim: float
    # What the second picture shows: a diffuser at dusk; anything else is seen from nearer.
    lit: Callable[[], None] | None = None
    # What the third shows: the diffuser from above and the other side, in another of its colours.
    tinted: Callable[[], None] | None = None


def diffuser(build, mouth, aim=0.80, glow="#ffa052", strength=45, distance=7.4, tint="#7fb4ff"):
    return Shot(build, distance, aim, diffusers.lit(build, mouth, glow, strength), lambda: build(tint, strength))


def oil(build, distance=4.9, aim=0.62):
    return Shot(build, distance, aim)


SHOTS = {
    "lune-ceramic-diffuser": diffuser(diffusers.lune, 1.56, tint="#ff8f9c"),
    "lavender-oil": oil(oils.lavender_oil),
    "amber-stone-diffuser": diffuser(diffusers.amber_stone, 1.64, glow="#ffb05a", tint="#ff7a50"),
    "eucalyptus-oil": oil(oils.eucalyptus_oil),
    "walnut-oil-stand": Shot(accessories.oil_stand, 7.3, 0.62),
    "walnut-grove-diffuser": diffuser(diffusers.grove, 1.65, glow="#b98cff", strength=3.2, tint="#ffb46a"),
    "sweet-orange-oil": oil(oils.orange_oil),
    "cedarwood-oil": oil(oils.cedar_oil),
    "dune-fluted-diffuser": diffuser(diffusers.dune, 1.88, 0.88, "#ff7a80", tint="#ffb46a"),
    "scent-stones": Shot(accessories.scent_stones, 5.6, 0.42),
    "geranium-oil": oil(oils.geranium_oil),
    "dusk-glass-diffuser": diffuser(diffusers.dusk, 1.86, 0.85, "#ffa04a", 40, tint="#ff7f9a"),
    "peppermint-oil": oil(oils.peppermint_oil),
    "lemon-oil": oil(oils.lemon_oil, 5.6, 0.70),
    "rosemary-oil": oil(oils.rosemary_oil),
    "glass-filling-carafe": Shot(accessories.carafe, 6.6, 0.72),
    "travertine-column-diffuser": diffuser(diffusers.column, 1.83, 0.88, "#ffb05a", tint="#8fd0b4"),
    "tea-tree-oil": oil(oils.tea_tree_oil, 5.6, 0.70),
    "bergamot-oil": oil(oils.bergamot_oil),
    "brass-oil-funnel": Shot(accessories.funnel, 5.6, 0.62),
    "frankincense-oil": oil(oils.frankincense_oil),
    "lemongrass-oil": oil(oils.lemongrass_oil, 5.6, 0.70),
    "sage-nest-diffuser": diffuser(diffusers.nest, 1.27, 0.72, "#ffc27a", distance=6.9, tint="#9ad8ff"),
    "sandalwood-oil": oil(oils.sandalwood_oil),
    "cedar-oil-box": Shot(accessories.oil_box, 9.4, 0.56),
    "smoke-glass-diffuser": diffuser(diffusers.smoke, 1.80, 0.85, "#ff9a46", 40, tint="#b497ff"),
    "linen-gift-box": Shot(accessories.gift_box, 7.6, 0.62),
    "ylang-ylang-oil": oil(oils.ylang_oil),
    "pearl-teardrop-diffuser": diffuser(diffusers.teardrop, 1.96, 0.92, tint="#9d8cff"),
}
