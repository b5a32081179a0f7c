/** Stored ids and what stands on screen; the text "undefined" is an id of the specification's client. */
export const genders = [
  { id: "Male", label: "Male" },
  { id: "Female", label: "Female" },
  { id: "undefined", label: "Prefer not to say" },
] as const;
