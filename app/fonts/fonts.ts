import localFont from "next/font/local";

const display = localFont({
  src: "./anek-display.woff2",
  weight: "600 700",
  variable: "--font-anek",
});

const text = localFont({
  src: "./schibsted-text.woff2",
  weight: "400 700",
  variable: "--font-schibsted",
});

// The rupee sign has a file of its own, so that it stands beside the Latin letters without a whole second set.
const rupee = localFont({
  src: "./schibsted-rupee.woff2",
  weight: "400 700",
  variable: "--font-rupee",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});

// 258 kB that only a page with Devanagari in it fetches, a name or an address for instance.
const devanagari = localFont({
  src: "./anek-devanagari.woff2",
  weight: "100 800",
  variable: "--font-devanagari",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D, U+25CC" }],
});

/** The classes that put the font variables of tokens.css on the html element. */
export const fontVariables = [display, text, rupee, devanagari].map((font) => font.variable).join(" ");
