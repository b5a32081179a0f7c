/**
 * The value of the city or state field after a PIN code lookup: `found` (empty if unknown), unless the shopper has
 * typed a value. `filled` is the value that the previous PIN code filled in.
 */
export function placeField(written: string, filled: string, found: string): string {
  return written === "" || written === filled ? found : written;
}

/** Joins the lines of a text: browsers autofill street addresses with line breaks. */
export function oneLine(text: string): string {
  return text.trim().replace(/[\s,]*[\r\n]+[\s,]*/g, ", ");
}
