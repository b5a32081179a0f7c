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
