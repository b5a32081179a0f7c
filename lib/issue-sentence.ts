/** An issue of one field: its dotted path and a readable sentence. */
export interface Issue {
  field: string;
  reason: string;
}

/** The names of fields that their ids don't say. */
const names: Record<string, string> = {
  addressType: "address type",
  dob: "date of birth",
  fullname: "full name",
  gstin: "GSTIN",
  hsn: "HSN code",
  pincode: "PIN code",
  q: "search",
  saleprice: "sale price",
  username: "user name",
};

/** "addressInfo.phone" -> "phone", "currentPassword" -> "current password", "Idempotency-Key" -> "idempotency key". */
function nameOf(field: string): string {
  const last = field.split(".").findLast((part) => !/^\d*$/.test(part)) ?? "";
  if (Object.hasOwn(names, last)) return names[last] ?? last;
  return last
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[_-]+/g, " ")
    .toLowerCase()
    .replace(/\bid\b/g, "ID");
}

/** An issue as a sentence for a person: "The PIN code must have six digits." A reason that is one itself stays. */
export function issueSentence({ field, reason }: Issue): string {
  const name = nameOf(field);
  const isSentence = reason.charAt(0) !== reason.charAt(0).toLowerCase();
  const text = name && !isSentence ? `The ${name} ${reason}` : reason.charAt(0).toUpperCase() + reason.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
