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

// Letters with accents, in a brand or a name for instance, are in files of their own, which few pages fetch.
const displayAccents = localFont({
  src: "./anek-display-more.woff2",
  weight: "600 700",
  variable: "--font-anek-more",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153" },
  ],
});

const textAccents = localFont({
  src: "./schibsted-text-more.woff2",
  weight: "400 700",
  variable: "--font-schibsted-more",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+00A1-00A8, U+00AA-00B6, U+00B8-00D6, U+00D8-00FF, U+0131, U+0152-0153" },
  ],
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
export const fontVariables = [display, text, displayAccents, textAccents, rupee, devanagari]
  .map((font) => font.variable)
  .join(" ");
