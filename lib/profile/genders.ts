/** Stored ids and their labels; the string "undefined" is an id of the specification's client. */
export const genders = [
  { id: "Male", label: "Male" },
  { id: "Female", label: "Female" },
  { id: "undefined", label: "Prefer not to say" },
] as const;
