/**
 * What a field of the place holds after a PIN code was looked up: `found`, which is empty where nothing is known, but
 * never in place of what the shopper wrote. `filled` is what the PIN code before had put there.
 */
export function placeField(written: string, filled: string, found: string): string {
  return written === "" || written === filled ? found : written;
}

/** A text of several lines in one: browsers fill in a street address with line breaks. */
export function oneLine(text: string): string {
  return text.trim().replace(/[\s,]*[\r\n]+[\s,]*/g, ", ");
}
