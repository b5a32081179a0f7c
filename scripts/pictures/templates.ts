import type { Template } from "@/scripts/pictures/draw";
import { backpack } from "@/scripts/pictures/garments/backpack";
import { belt } from "@/scripts/pictures/garments/belt";
import { bomber } from "@/scripts/pictures/garments/bomber";
import { cap } from "@/scripts/pictures/garments/cap";
import { denimJacket } from "@/scripts/pictures/garments/denim-jacket";
import { dress } from "@/scripts/pictures/garments/dress";
import { dupatta } from "@/scripts/pictures/garments/dupatta";
import { handbag } from "@/scripts/pictures/garments/handbag";
import { heel } from "@/scripts/pictures/garments/heel";
import { hoodie } from "@/scripts/pictures/garments/hoodie";
import { kidsDress } from "@/scripts/pictures/garments/kids-dress";
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
import { tote } from "@/scripts/pictures/garments/tote";
import { jeans, shorts, trousers } from "@/scripts/pictures/garments/trousers";
import { wallet } from "@/scripts/pictures/garments/wallet";
import { watch } from "@/scripts/pictures/garments/watch";

const templates: Readonly<Record<string, Template>> = {
  backpack,
  belt,
  bomber,
  cap,
  "denim-jacket": denimJacket,
  dress,
  dupatta,
  handbag,
  heel,
  hoodie,
  jeans,
  "kids-dress": kidsDress,
  "kids-set": kidsSet,
  kolhapuri,
  kurta,
  kurti,
  lehenga,
  loafer,
  polo,
  runner,
  sandal,
  saree,
  shirt,
  shorts,
  skirt,
  sneaker,
  sunglasses,
  sweater,
  tee,
  tote,
  trousers,
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
