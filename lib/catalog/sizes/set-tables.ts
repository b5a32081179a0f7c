import type { SizeTable } from "./size-tables";

const upTo = (first: number, last: number, step = 1) =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, at) => first + at * step);

const uk = upTo(3, 13, 0.5);
/** Children's sizes 5 to 13 and then 1 to 3, in the numbers of adults: their 13 is 0. */
const ukChildren = [...upTo(5, 13).map((size) => size - 13), ...upTo(1, 3)];
const inches = upTo(26, 46);
const years = upTo(2, 13);

/** The longest foot that takes a UK size, in cm to a tenth. */
const footOf = (size: number) => Math.round((((size + 23) * 2.54) / 3) * 10) / 10;
/** The EU size of that foot, to a half. */
const euOf = (size: number) => String(Math.round((1.5 * footOf(size) + 2) * 2) / 2);

const shoeCodes = "ISO/TS 19407, Footwear: conversion of sizing systems";

/**
 * What the sizes of a set mean, one table for each set of the first lists but letters, which mean another body in each
 * kind of product, and the free size.
 *
 * Shoes follow ISO/TS 19407: a foot of c cm takes UK 3c / 2.54 - 23, children's sizes are 13 higher, and EU 1.5c + 2.
 * A waist is in inches. An age has the heights of EN 13402-3, in steps of 6 cm, up to the one that the taller of the
 * WHO's median boy and girl has not outgrown at its end.
 */
export const setTables = {
  ukShoes: {
    title: "Shoes in UK sizes",
    sizes: uk.map((size) => `uk-${String(size).replace(".", "-")}`),
    columns: { foot: uk.map(footOf), eu: uk.map(euOf) },
    source: shoeCodes,
  },
  ukChildren: {
    title: "Children's shoes in UK sizes",
    sizes: ukChildren.map((size) => `uk-k-${size > 0 ? size : size + 13}`),
    columns: { foot: ukChildren.map(footOf), eu: ukChildren.map(euOf) },
    source: shoeCodes,
  },
  waists: {
    title: "Trousers and belts by waist",
    sizes: inches.map((size) => `w-${size}`),
    columns: { waist: inches.map((size) => Math.round(size * 2.54)) },
    source: "EN 13402-2, Size designation of clothes: trousers by the waist, here in inches",
  },
  ages: {
    title: "Kids' clothes by age",
    sizes: ["0-3m", "3-6m", "6-9m", "9-12m", "12-18m", "18-24m", ...years.map((year) => `${year}-${year + 1}y`)],
    columns: { height: [50, ...upTo(62, 164, 6)] },
    source: "EN 13402-3, Size designation of clothes: heights; WHO growth standards and reference: height for age",
  },
} satisfies Record<string, SizeTable>;
