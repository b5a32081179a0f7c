/**
 * Characters that no text of ours has: control characters, halves of characters, marks that turn the reading direction,
 * and joints that show nothing. ZWJ and ZWNJ stay: Indian scripts and emoji need them.
 */
const unprintable = /[\p{Cc}\p{Cs}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/u;

/** A character that puts ink on the page; fillers are letters to Unicode, but blank. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/** True when a reader sees something of the text. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** More marks in a row than any script puts on one letter; Unicode's Stream-Safe Text Format has the same bound (UAX #15). */
const markPile = /\p{M}{31}/u;

/** True when a letter carries more than 30 marks. */
export function hasMarkPile(text: string): boolean {
  return markPile.test(text);
}

/**
 * The Unicode normal form of a text that may have at most `max` characters. Sorting marks takes time in the square of
 * their number, so a text that is too long even when composed (no sequence shrinks to less than a quarter), or that piles
 * marks up, is returned as it is, for the checks that follow to refuse.
 */
export function normalised(text: string, max: number, form: "NFC" | "NFKC" = "NFC"): string {
  return text.length > max * 4 || hasMarkPile(text) ? text : text.normalize(form);
}
