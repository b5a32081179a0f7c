import { sizeEntryOf, sortSizes } from "../lists/current";
import type { Size } from "../options";

/** Pixels on a phone of 390 px: the room of the row, between two buttons, around a label, and a letter of either line. */
const room = 358;
const gap = 8;
const around = 22;
const smallest = 48;
const letter = { label: 8.4, note: 7 };

function widthOf(size: Size): number {
  const { label = size, note = "" } = sizeEntryOf(size) ?? {};
  return Math.max(smallest, around + Math.max(label.length * letter.label, note.length * letter.note));
}

/**
 * In how many rows the buttons of these sizes stand on a phone, about: what a phone's first view leaves for the picture
 * depends on it. At least 1, also without sizes.
 */
export function sizeRows(sizes: readonly Size[]): number {
  let [rows, filled] = [1, 0];
  for (const width of sortSizes(sizes).map(widthOf)) {
    const end = filled === 0 ? width : filled + gap + width;
    if (end > room) rows += 1;
    filled = end > room ? width : end;
  }
  return rows;
}
