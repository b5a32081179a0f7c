/**
 * Marks that nobody sees and that come along when text is copied: soft hyphens, zero-width blanks, marks of the reading
 * direction, byte order marks. ZWJ and ZWNJ stay: Indian scripts and emoji need them.
 */
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

const blanks = /[\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]/g;

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/** The digit 0 of each Indian script in use, Urdu's included; 1 to 9 follow it in Unicode. */
const zeros = "०০੦૦୦௦౦೦൦۰᱐꯰";

const indianDigits = new RegExp(
  `[${[...zeros].map((zero) => `${zero}-${String.fromCharCode(zero.charCodeAt(0) + 9)}`).join("")}]`,
  "g",
);

function plainDigit(digit: string): string {
  const zero = [...zeros].find((one) => digit >= one && digit.charCodeAt(0) - one.charCodeAt(0) < 10) ?? digit;
  return String(digit.charCodeAt(0) - zero.charCodeAt(0));
}

/** A pasted text without invisible marks, and with plain blanks. */
export function cleanText(text: string): string {
  return text.replace(invisible, "").replace(blanks, " ");
}

/** The same for what has one line, such as a name: dashes become hyphens too. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(dashes, "-");
}

/** The same for numbers: digits of Indian scripts become 0 to 9 too. */
export function cleanNumber(text: string): string {
  return cleanLine(text).replace(indianDigits, plainDigit);
}

/** Digits in groups, as in India (1,99,999) or the West (199,999). */
const grouped = /^(?:[1-9]\d?(?:,\d{2})*,\d{3}|[1-9]\d{0,2}(?:,\d{3})+)(?:\.\d+)?$/;

/** The number that somebody typed, with commas between its thousands or without; null for anything else, such as "1,20". */
export function readNumber(typed: string): number | null {
  const text = cleanNumber(typed).trim();
  const number = Number(grouped.test(text) ? text.replaceAll(",", "") : text);
  return text !== "" && Number.isFinite(number) ? number : null;
}
