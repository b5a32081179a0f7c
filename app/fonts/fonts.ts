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

// The rupee sign has its own file, so that it matches the Latin letters without loading a second full character set.
const rupee = localFont({
  src: "./schibsted-rupee.woff2",
  weight: "400 700",
  variable: "--font-rupee",
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+20B9" }],
});

// 258 kB that only a page with Devanagari text fetches, in a name or a postal address for instance.
const devanagari = localFont({
  src: "./anek-devanagari.woff2",
  weight: "100 800",
  variable: "--font-devanagari",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0900-097F, U+200C-200D, U+25CC" }],
});

/** The classes that set the font variables of tokens.css on the html element. */
export const fontVariables = [display, text, rupee, devanagari].map((font) => font.variable).join(" ");
