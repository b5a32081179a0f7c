import type { Template } from "@/scripts/pictures/draw";
import { backpack } from "@/scripts/pictures/garments/backpack";
import { belt } from "@/scripts/pictures/garments/belt";
import { bomber } from "@/scripts/pictures/garments/bomber";
import { cap } from "@/scripts/pictures/garments/cap";
import { hanging } from "@/scripts/pictures/garments/cut";
import { denimJacket } from "@/scripts/pictures/garments/denim-jacket";
import { dress } from "@/scripts/pictures/garments/dress";
import { dungarees } from "@/scripts/pictures/garments/dungarees";
import { dupatta } from "@/scripts/pictures/garments/dupatta";
import { handbag } from "@/scripts/pictures/garments/handbag";
import { heel } from "@/scripts/pictures/garments/heel";
import { hoodie } from "@/scripts/pictures/garments/hoodie";
import { jutti } from "@/scripts/pictures/garments/jutti";
import { kidsDress } from "@/scripts/pictures/garments/kids-dress";
import { kidsKurtaSet } from "@/scripts/pictures/garments/kids-kurta-set";
import { kidsLehenga } from "@/scripts/pictures/garments/kids-lehenga";
import { kidsSet } from "@/scripts/pictures/garments/kids-set";
import { kolhapuri } from "@/scripts/pictures/garments/kolhapuri";
import { kurta, kurti } from "@/scripts/pictures/garments/kurta";
import { lehenga } from "@/scripts/pictures/garments/lehenga";
import { loafer } from "@/scripts/pictures/garments/loafer";
import { polo } from "@/scripts/pictures/garments/polo";
import { runner } from "@/scripts/pictures/garments/runner";
import { sandal } from "@/scripts/pictures/garments/sandal";
import { saree } from "@/scripts/pictures/garments/saree";
import { shirt } from "@/scripts/pictures/garments/shirt";
import { skirt } from "@/scripts/pictures/garments/skirt";
import { sneaker } from "@/scripts/pictures/garments/sneaker";
import { sunglasses } from "@/scripts/pictures/garments/sunglasses";
import { sweater } from "@/scripts/pictures/garments/sweater";
import { tee } from "@/scripts/pictures/garments/tee";
import { topCut } from "@/scripts/pictures/garments/top-cut";
import { tote } from "@/scripts/pictures/garments/tote";
import { jeans, shorts, trousers } from "@/scripts/pictures/garments/trousers";
import { waistcoat } from "@/scripts/pictures/garments/waistcoat";
import { wallet } from "@/scripts/pictures/garments/wallet";
import { watch } from "@/scripts/pictures/garments/watch";

const templates: Readonly<Record<string, Template>> = {
  backpack,
  waistcoat: hanging(waistcoat),
  "kids-lehenga": hanging(kidsLehenga),
  "kids-kurta-set": hanging(kidsKurtaSet),
  jutti: jutti,
  dungarees: hanging(dungarees),
  belt,
  bomber: hanging(topCut(bomber)),
  cap,
  "denim-jacket": hanging(topCut(denimJacket)),
  dress: hanging(dress),
  dupatta: hanging(dupatta),
  handbag,
  heel,
  hoodie: hanging(topCut(hoodie)),
  jeans: hanging(jeans),
  "kids-dress": hanging(kidsDress),
  "kids-set": hanging(kidsSet),
  kolhapuri,
  kurta: hanging(kurta),
  kurti: hanging(kurti),
  lehenga: hanging(lehenga),
  loafer,
  polo: hanging(topCut(polo)),
  runner,
  sandal,
  saree: hanging(saree),
  shirt: hanging(topCut(shirt)),
  shorts: hanging(shorts),
  skirt: hanging(skirt),
  sneaker,
  sunglasses,
  sweater: hanging(topCut(sweater)),
  tee: hanging(topCut(tee)),
  tote,
  trousers: hanging(trousers),
  wallet,
  watch,
};

/** Throws for a name that is not known. */
export function templateOf(name: string): Template {
  const template = templates[name];
  if (!template) {
    throw new Error(`unknown template ${name}`);
  }
  return template;
}
