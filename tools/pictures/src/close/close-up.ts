import { hash } from "../core/noise";
import { thread } from "../core/palette";
import type { Draw, Template } from "../draw";
import type { Zari } from "../patterns/zari";
import { border } from "./borders";
import { hem, neckRib, placket, pocket, ribBand } from "./details";

const yarnOf = (draw: Draw) => draw.dye("thread", "#c08a45");

function zariOf(draw: Draw, width: number): Zari {
  return { width, ground: draw.dye("border", draw.color(1)), gold: draw.dye("gold", "zari") };
}

/** Either detail, by the picture's seed, so that neighbours differ. */
const either = (draw: Draw, share: number) => hash(draw.seed, 5, 9) < share;

const button = (draw: Draw, usual: string) => draw.dye("button", usual);

function ofTee(draw: Draw): void {
  const material = draw.material("jersey");
  if (either(draw, 0.55)) {
    neckRib(draw, material, draw.dyeIf("rib") ?? draw.rgb(0));
  } else {
    hem(draw, material);
  }
}

function ofKurta(draw: Draw): void {
  const trim = draw.dyeIf("trim");
  const band = draw.flag("trimPlacket", true) && trim ? trim : undefined;
  placket(draw, draw.material("khadi"), { paint: band, button: button(draw, "brown") });
}

const ofLehenga: Template = (draw) => border(draw, draw.material("silk"), zariOf(draw, 104), false);

/** What each kind of garment shows from near by: its cloth, and how it is sewn. */
export const closeUps: Readonly<Record<string, Template>> = {
  tee: ofTee,
  polo: (draw) => placket(draw, draw.material("pique"), { button: button(draw, "offwhite") }),
  shirt: (draw) => placket(draw, draw.material("poplin"), { button: button(draw, "offwhite") }),
  kurta: ofKurta,
  kurti: (draw) => hem(draw, draw.material("khadi"), 1),
  "kids-kurta-set": ofKurta,
  waistcoat: (draw) => placket(draw, draw.material("khadi"), { button: button(draw, "brown") }),
  saree: (draw) => border(draw, draw.material("silk"), zariOf(draw, draw.number("borderWidth", 92)), false),
  lehenga: ofLehenga,
  "kids-lehenga": ofLehenga,
  dupatta: (draw) => border(draw, draw.material("silk"), draw.flag("zari", true) ? zariOf(draw, 86) : null, true),
  skirt: (draw) => hem(draw, draw.material("poplin"), 1),
  dress: (draw) =>
    draw.flag("buttons")
      ? placket(draw, draw.material("poplin"), { button: button(draw, "brown") })
      : hem(draw, draw.material("poplin"), 1),
  "kids-dress": (draw) => hem(draw, draw.material("poplin"), 1),
  jeans: (draw) => pocket(draw, draw.material("denim"), yarnOf(draw)),
  dungarees: (draw) => pocket(draw, draw.material("denim"), yarnOf(draw)),
  trousers: (draw) => pocket(draw, draw.material("twill"), null),
  shorts: (draw) => hem(draw, draw.material("twill"), 2),
  "denim-jacket": (draw) => placket(draw, "denim", { button: draw.rgb(0), jeans: yarnOf(draw) }),
  hoodie: (draw) => ribBand(draw, draw.material("fleece"), draw.rgb(0)),
  bomber: (draw) => ribBand(draw, draw.material("nylon"), draw.dye("rib", draw.color(0))),
  sweater: (draw) => ribBand(draw, draw.material("knit"), draw.dyeIf("tip") ?? draw.rgb(0)),
  "kids-set": (draw) => hem(draw, draw.material("jersey"), 2, undefined, thread(draw.rgb(0))),
};
