/** The ends of web addresses that people write without "www" or "https". */
const ends =
  "com|in|net|org|co|io|shop|store|info|biz|me|app|xyz|online|site|link|ly|gl|be|to|tk|club|live|dev|ai|us|uk|page|website|tech|top|vip|cc|tv|gg";

/**
 * The words of a text between single blanks, with look-alikes, full-width letters and foreign digits as plain ones. Longer
 * runs of blanks would be searched anew from each letter before them.
 */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\s+/g, " ")
    .toLowerCase();
}

/** A decimal digit of any script as one of ours: each script has its ten digits in a row. */
function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (point - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(point - zero);
}

const addresses = [
  /\b(?:https?|ftp|tel|mailto|upi|whatsapp):/,
  /\bwww\s*[.,]/,
  new RegExp(`[\\p{L}\\d-]{2}\\.(?:${ends})(?![\\p{L}\\d])`, "u"),
  // Spelled: "mydeals dot com", "mydeals (dot) in".
  new RegExp(`[\\p{L}\\d-]{2}\\s*[([{]?\\s*\\bdot\\b\\s*[)\\]}]?\\s*(?:${ends})(?![\\p{L}\\d])`, "u"),
  // Mail, UPI and handles: "a@b", "@a"; spelled: "a (at) b", "a at gmail".
  /@\s*[\p{L}\d]/u,
  /[([{]\s*at\s*[)\]}]/,
  /\bat\s+(?:gmail|yahoo|hotmail|outlook|rediff(?:mail)?|icloud|proton(?:mail)?)\b/,
];

const numberWords: Readonly<Record<string, string>> = {
  zero: "0",
  oh: "0",
  nought: "0",
  one: "1",
  two: "2",
  three: "3",
  four: "4",
  five: "5",
  six: "6",
  seven: "7",
  eight: "8",
  nine: "9",
  shunya: "0",
  ek: "1",
  do: "2",
  teen: "3",
  char: "4",
  chaar: "4",
  paanch: "5",
  panch: "5",
  chhe: "6",
  chah: "6",
  saat: "7",
  aath: "8",
  nau: "9",
  शून्य: "0",
  एक: "1",
  दो: "2",
  तीन: "3",
  चार: "4",
  पांच: "5",
  पाँच: "5",
  छह: "6",
  छः: "6",
  सात: "7",
  आठ: "8",
  नौ: "9",
};
const anyNumberWord = Object.keys(numberWords)
  .sort((one, other) => other.length - one.length)
  .join("|");
const runOfWords = new RegExp(`^(?:${anyNumberWord})+$`, "u");
const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3 };

/** From so many digits in a row, and so many with blanks and signs between them, it is taken for a phone number. */
const togetherLength = 8;
const apartLength = 10;

/** The digits that a word stands for; "" for any other word. The letter O stands for 0 within a number. */
function digitsOf(word: string, isWithin: boolean): string {
  if (/^\d+$/.test(word)) return word;
  if (isWithin && /^o+$/.test(word)) return word.replaceAll("o", "0");
  if (!runOfWords.test(word)) return "";
  return word.replace(new RegExp(anyNumberWord, "gu"), (each) => numberWords[each] ?? "");
}

/** Whether a text has a phone number: in digits, in digits with blanks or signs between them, in words, or mixed. */
function hasPhone(text: string): boolean {
  if (new RegExp(`\\d{${togetherLength},}`).test(text)) return true;
  let run = 0;
  let times = 1;
  for (const [word] of text.matchAll(/\d+|[\p{L}\p{M}]+/gu)) {
    if (repeats[word]) {
      times = repeats[word];
      continue;
    }
    const digits = digitsOf(word, run > 0);
    run = digits ? run + digits.length * times : 0;
    times = 1;
    if (run >= apartLength) return true;
  }
  return false;
}

/**
 * Whether a text contains how to reach somebody: a web address, an address of mail or UPI, a handle, or a phone number,
 * also where they are spelled with blanks and words ("nine eight 4 5, 0 one ...", "shop dot com"). It rather holds a
 * harmless text than lets such a one through: a person reads what is held.
 */
export function hasContact(...texts: string[]): boolean {
  return texts.map(plain).some((text) => addresses.some((address) => address.test(text)) || hasPhone(text));
}
