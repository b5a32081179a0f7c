/** The sizes of the tables, from the smallest to the largest. */
export const letters: readonly string[] = ["xs", "s", "m", "l", "xl", "xll"];

/** What is measured on the body, and how. */
export const measures = {
  chest: { label: "Chest", how: "Around the fullest part, under the arms and over the shoulder blades." },
  bust: { label: "Bust", how: "Around the fullest part, under the arms, with the tape level all round." },
  waist: { label: "Waist", how: "Around the narrowest part, where you bend to the side." },
  hip: { label: "Hip", how: "Around the widest part of the seat, with the feet together." },
  height: { label: "Height", how: "Without shoes, heels to the wall, from the floor to the top of the head." },
  foot: {
    label: "Foot length",
    how: "Stand on paper with the heel to a wall and measure from the wall to the longest toe. The longer foot counts.",
  },
} as const;

/** What else a table tells of a size. */
export const notes = { age: "Age in years", trousers: "Trouser size", uk: "UK and India", eu: "EU" } as const;

export type Measure = keyof typeof measures;
export type Column = Measure | keyof typeof notes;

/**
 * `columns` in the order they are shown, each from the smallest size to the largest: of a measure the
 * bounds between the sizes in cm, with one below the smallest and one above the largest; of a note a text for each size.
 */
export interface SizeTable {
  title: string;
  columns: Partial<Record<Measure, readonly number[]> & Record<keyof typeof notes, readonly string[]>>;
  /** The public source of the figures. */
  source: string;
}

const letterCodes = "EN 13402-3, Size designation of clothes: body measurements of the letter codes";

const man = { waist: [66, 74, 82, 90, 98, 106, 117] };
const woman = { waist: [58, 66, 74, 82, 91, 103, 115], hip: [82, 90, 98, 106, 114, 124, 134] };

/**
 * The body that each size is made for, one table for each kind of product.
 *
 * Clothes for adults follow EN 13402-3: each letter code is two steps of chest or bust. Waist and hip are those that the
 * standard has beside them, in whole cm: a man's waist is his chest less 12 cm, a woman's waist her bust less 16 cm and
 * her hip 8 cm more up to a bust of 104 cm, with wider steps above. Children's clothes have two of the standard's steps
 * of 6 cm of height each, and the ages at which the WHO's median child is as tall. Shoes follow ISO/TS 19407, two whole
 * UK sizes each: a foot of c cm takes UK 3c / 2.54 - 23 and EU 1.5c + 2.
 */
export const sizeTables = {
  menTops: {
    title: "Men's shirts, kurtas and tops",
    columns: { chest: [78, 86, 94, 102, 110, 118, 129], ...man },
    source: letterCodes,
  },
  menBottoms: {
    title: "Men's trousers and shorts",
    columns: { ...man, trousers: ["26, 28", "30, 32", "34", "36, 38", "40", "42 to 46"] },
    source: `${letterCodes}; trouser sizes are the waist in inches`,
  },
  womenTops: {
    title: "Women's kurtas, tops and dresses",
    columns: { bust: [74, 82, 90, 98, 106, 118, 130], ...woman },
    source: letterCodes,
  },
  womenBottoms: { title: "Women's trousers and skirts", columns: woman, source: letterCodes },
  kids: {
    title: "Kids' clothes by age and height",
    columns: {
      age: ["2 to 3", "4 to 5", "6 to 7", "8 to 9", "10 to 11", "12 to 13"],
      height: [86, 98, 110, 122, 134, 146, 158],
    },
    source: "EN 13402-3, Size designation of clothes: heights; WHO growth standards and reference: height for age",
  },
  shoes: {
    title: "Shoes, sandals and juttis",
    columns: {
      foot: [21.2, 22.9, 24.6, 26.2, 27.9, 29.6, 31.3],
      uk: ["3, 4", "5, 6", "7, 8", "9, 10", "11, 12", "13, 14"],
      eu: ["35, 36", "37 to 39", "40, 41", "42 to 44", "45, 46", "47 to 49"],
    },
    source: "ISO/TS 19407, Footwear: conversion of sizing systems",
  },
} satisfies Record<string, SizeTable>;

export type SizeTableId = keyof typeof sizeTables;
