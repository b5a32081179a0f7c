/** The longest note of a gift, in characters. */
export const maxNoteLength = 200;

/** What makes an order a gift: its packing slip has this note, "" for none, and no prices. */
export interface Gift {
  note: string;
}
