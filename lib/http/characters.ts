/** Characters that texts must not contain: control characters and lone surrogates. */
const unprintable = /[\p{Cc}\p{Cs}]/u;

/** A visible character; Unicode counts fillers as letters, but they are blank. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has characters that texts must not contain. */
export function hasUnprintable(text: string): boolean {
  return unprintable.test(text);
}

/** True when a text has a visible character. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/**
 * More combining marks in a row than any script puts on one letter; the same bound as Unicode's Stream-Safe Text Format
 * (UAX #15).
 */
const markPile = /\p{M}{31}/u;

/** True when a letter has more than 30 combining marks. */
export function hasMarkPile(text: string): boolean {
  return markPile.test(text);
}

/**
 * The Unicode normal form of a text with a limit of `max` characters. Sorting combining marks takes quadratic time, so
 * a text that is too long even when composed (no sequence shrinks to less than a quarter), or that has too many marks,
 * is returned unchanged, for later checks to reject.
 */
export function normalised(text: string, max: number, form: "NFC" | "NFKC" = "NFC"): string {
  return text.length > max * 4 || hasMarkPile(text) ? text : text.normalize(form);
}
