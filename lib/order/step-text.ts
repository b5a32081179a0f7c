/** Recorded texts of steps with their current wording; the stored records are not changed. */
const texts: Record<string, string> = {
  "Cash given back": "Cash refunded",
  "Money sent back": "Refunded through Razorpay",
  "Second payment sent back": "Second payment refunded",
  "A second payment was received, it is sent back": "A second payment was received and is being refunded",
  "Payment received too late, it is sent back": "The payment was received too late and is being refunded",
  "Refunded by hand at Razorpay": "Refunded manually at Razorpay",
};

/** The text to show for the recorded reason `why` of a history step; unknown reasons are shown unchanged. */
export function stepText(why: string): string {
  return texts[why] ?? why.replace(/ refunded by hand at Razorpay$/, " refunded manually at Razorpay");
}
