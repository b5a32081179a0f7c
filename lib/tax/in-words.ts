const small = [
  ...["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"],
  ...["thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"],
];
const tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
const units = [
  { value: 1_00_00_000, word: "crore" },
  { value: 1_00_000, word: "lakh" },
  { value: 1_000, word: "thousand" },
  { value: 100, word: "hundred" },
] as const;

function words(count: number): string {
  for (const { value, word } of units) {
    if (count < value) continue;
    const rest = count % value;
    return `${words(Math.floor(count / value))} ${word}${rest > 0 ? ` ${words(rest)}` : ""}`;
  }
  if (count < 20) return small[count] ?? "";
  const [ten = "", one] = [tens[Math.floor(count / 10)], count % 10];
  return one > 0 ? `${ten}-${small[one]}` : ten;
}

/** An amount of paise in words, in Indian numbers: 123456 -> "Rupees one thousand two hundred thirty-four and fifty-six paise only". */
export function rupeesInWords(paise: number): string {
  const [rupees, rest] = [Math.floor(paise / 100), paise % 100];
  return `Rupees ${words(rupees)}${rest > 0 ? ` and ${words(rest)} paise` : ""} only`;
}
