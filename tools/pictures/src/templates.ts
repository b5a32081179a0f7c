import { closeUps } from "./close/close-up";
import type { Template } from "./draw";
import { backpack } from "./garments/backpack";
import { belt } from "./garments/belt";
import { bomber } from "./garments/bomber";
import { cap } from "./garments/cap";
import { hanging, shaped } from "./garments/cut";
import { denimJacket } from "./garments/denim-jacket";
import { dress } from "./garments/dress";
import { dungarees } from "./garments/dungarees";
import { dupatta } from "./garments/dupatta";
import { handbag } from "./garments/handbag";
import { heel } from "./garments/heel";
import { hoodie } from "./garments/hoodie";
import { jutti } from "./garments/jutti";
import { kidsDress } from "./garments/kids-dress";
import { kidsKurtaSet } from "./garments/kids-kurta-set";
import { kidsLehenga } from "./garments/kids-lehenga";
import { kidsSet } from "./garments/kids-set";
import { kolhapuri } from "./garments/kolhapuri";
import { kurta, kurti } from "./garments/kurta";
import { lehenga } from "./garments/lehenga";
import { loafer } from "./garments/loafer";
import { polo } from "./garments/polo";
import { runner } from "./garments/runner";
import { sandal } from "./garments/sandal";
import { saree } from "./garments/saree";
import { shirt } from "./garments/shirt";
import { skirt } from "./garments/skirt";
import { sneaker } from "./garments/sneaker";
import { soles } from "./garments/soles";
import { sunglasses } from "./garments/sunglasses";
import { sunglassesSide } from "./garments/sunglasses-side";
import { sweater } from "./garments/sweater";
import { tee } from "./garments/tee";
import { topCut } from "./garments/top-cut";
import { tote } from "./garments/tote";
import { jeans, shorts, trousers } from "./garments/trousers";
import { waistcoat } from "./garments/waistcoat";
import { wallet } from "./garments/wallet";
import { watch } from "./garments/watch";
import type { View } from "./views";

const templates: Readonly<Record<string, Template>> = {
  backpack: shaped(backpack),
  waistcoat: hanging(waistcoat),
  "kids-lehenga": hanging(kidsLehenga),
  "kids-kurta-set": hanging(kidsKurtaSet),
  jutti: shaped(jutti),
  dungarees: hanging(dungarees),
  belt: shaped(belt),
  bomber: hanging(topCut(bomber)),
  cap: shaped(cap),
  "denim-jacket": hanging(topCut(denimJacket)),
  dress: hanging(dress),
  dupatta: hanging(dupatta),
  handbag: shaped(handbag),
  heel: shaped(heel),
  hoodie: hanging(topCut(hoodie)),
  jeans: hanging(jeans),
  "kids-dress": hanging(kidsDress),
  "kids-set": hanging(kidsSet),
  kolhapuri: shaped(kolhapuri),
  kurta: hanging(kurta),
  kurti: hanging(kurti),
  lehenga: hanging(lehenga),
  loafer: shaped(loafer),
  polo: hanging(topCut(polo)),
  runner: shaped(runner),
  sandal: shaped(sandal),
  saree: hanging(saree),
  shirt: hanging(topCut(shirt)),
  shorts: hanging(shorts),
  skirt: hanging(skirt),
  sneaker: shaped(sneaker),
  sunglasses,
  sweater: hanging(topCut(sweater)),
  tee: hanging(topCut(tee)),
  tote: shaped(tote),
  trousers: hanging(trousers),
  wallet: shaped(wallet),
  watch,
};

/** Drawn anew for the other side; most templates know both of their sides. */
const otherSides: Readonly<Record<string, Template>> = {
  jutti: soles,
  kolhapuri: soles,
  sandal: soles,
  sunglasses: sunglassesSide,
};

/** Things whose other side is the mirror image of their front. */
const mirrored = new Set(["cap", "dupatta", "heel", "loafer", "runner", "skirt", "sneaker", "tote", "wallet"]);

export const isMirrored = (name: string, view: View): boolean => view === "back" && mirrored.has(name);

/** Throws for a name that is not known. */
export function templateOf(name: string, view: View = "front"): Template {
  const template = (view === "back" && otherSides[name]) || (view === "close" && closeUps[name]) || templates[name];
  if (!template) {
    throw new Error(`unknown template ${name}`);
  }
  return template;
}
