import * as weaves from "./weaves";

/** How a surface feels to the light. Sizes are pixels of the 900 x 1200 board. */
export interface Material {
  weave: weaves.Weave;
  /** Height of the weave. */
  bump: number;
  /** How much the weave tints the colour. */
  tone: number;
  /** Strength and sharpness of the highlight. */
  shine: number;
  gloss: number;
  /** Bands of light along folds, as smooth threads lying side by side give. */
  sheen: number;
  /** Pale rim of short fibres. */
  fuzz: number;
  /** Reflection of the studio, and its blur from 0 to 1. */
  mirror: number;
  rough: number;
  /** The reflection takes the colour of the surface. */
  metal: boolean;
  /** Paler on ridges, darker in grooves. */
  wear: number;
  /** Below 1, what is behind shows through. */
  opacity: number;
}

const matt: Material = {
  weave: weaves.flat,
  bump: 0,
  tone: 0,
  shine: 0.045,
  gloss: 5,
  sheen: 0,
  fuzz: 0,
  mirror: 0,
  rough: 0.5,
  metal: false,
  wear: 0,
  opacity: 1,
};

const of = (weave: weaves.Weave, rest: Partial<Material>): Material => ({ ...matt, weave, ...rest });

const materials: Readonly<Record<string, Material>> = {
  jersey: of(weaves.jersey, { bump: 0.28, tone: 0.05, fuzz: 0.1 }),
  pique: of(weaves.pique, { bump: 0.3, tone: 0.06, fuzz: 0.08 }),
  poplin: of(weaves.plainWeave, { bump: 0.22, tone: 0.035, shine: 0.03, gloss: 14, fuzz: 0.04 }),
  linen: of(weaves.slub, { bump: 0.34, tone: 0.065, fuzz: 0.06 }),
  khadi: of(weaves.slub, { bump: 0.3, tone: 0.05, fuzz: 0.08 }),
  twill: of(weaves.twill, { bump: 0.28, tone: 0.06, shine: 0.02, gloss: 12, fuzz: 0.05 }),
  denim: of(weaves.denim, { bump: 0.4, tone: 0.2, fuzz: 0.04, wear: 0.55 }),
  silk: of(weaves.silk, { bump: 0.14, tone: 0.03, shine: 0.18, gloss: 9, sheen: 0.4, fuzz: 0.02 }),
  satin: of(weaves.plainWeave, { bump: 0.05, tone: 0.02, shine: 0.5, gloss: 14, sheen: 0.2 }),
  chiffon: of(weaves.plainWeave, { bump: 0.15, tone: 0.03, shine: 0.06, gloss: 8, fuzz: 0.06, opacity: 0.8 }),
  knit: of(weaves.knit(9), { bump: 1.5, tone: 0.16, fuzz: 0.16 }),
  fineknit: of(weaves.knit(6), { bump: 0.8, tone: 0.12, fuzz: 0.12 }),
  rib: of(weaves.rib(7), { bump: 1.5, tone: 0.14, fuzz: 0.1 }),
  finerib: of(weaves.rib(4.6), { bump: 0.8, tone: 0.11, fuzz: 0.08 }),
  fleece: of(weaves.fleece, { bump: 0.3, tone: 0.06, fuzz: 0.16 }),
  nylon: of(weaves.plainWeave, { bump: 0.12, tone: 0.02, shine: 0.2, gloss: 10 }),
  canvas: of(weaves.canvas, { bump: 0.45, tone: 0.09, fuzz: 0.05 }),
  leather: of(weaves.smoothLeather, {
    bump: 0.22,
    tone: 0.05,
    shine: 0.12,
    gloss: 22,
    mirror: 0.12,
    rough: 0.45,
    wear: 0.2,
  }),
  grain: of(weaves.pebbles, { bump: 0.75, tone: 0.06, shine: 0.16, gloss: 20, mirror: 0.09, rough: 0.55, wear: 0.22 }),
  patent: of(weaves.flat, { shine: 0.3, gloss: 60, mirror: 0.5, rough: 0.12 }),
  polished: of(weaves.smoothLeather, {
    bump: 0.1,
    tone: 0.04,
    shine: 0.25,
    gloss: 34,
    mirror: 0.3,
    rough: 0.25,
    wear: 0.12,
  }),
  suede: of(weaves.suede, { bump: 0.35, tone: 0.13, fuzz: 0.2 }),
  mesh: of(weaves.mesh, { bump: 0.9, tone: 0.22, fuzz: 0.05 }),
  rubber: of(weaves.rubber, { bump: 0.08, tone: 0.02, shine: 0.07, gloss: 16, mirror: 0.04, rough: 0.7 }),
  foam: of(weaves.foam, { bump: 0.15, tone: 0.03, fuzz: 0.04 }),
  jute: of(weaves.basket, { bump: 2.2, tone: 0.2, fuzz: 0.08 }),
  plastic: of(weaves.flat, { shine: 0.25, gloss: 50, mirror: 0.35, rough: 0.15 }),
  metal: of(weaves.brushedMetal, {
    bump: 0.02,
    tone: 0.02,
    shine: 0.5,
    gloss: 40,
    mirror: 1,
    rough: 0.2,
    metal: true,
  }),
  cord: of(weaves.cord, { bump: 0.3, tone: 0.06, fuzz: 0.06 }),
};

/** A material by name, or one that differs from a named one in some ways. */
export type MaterialChoice = string | ({ base: string } & Partial<Material>);

/** Throws for a name that is not known. */
export function materialOf(choice: MaterialChoice): Material {
  const name = typeof choice === "string" ? choice : choice.base;
  const found = materials[name];
  if (!found) {
    throw new Error(`unknown material ${name}`);
  }
  return typeof choice === "string" ? found : { ...found, ...choice };
}
