/** Words that stay small within a name. */
const small = new Set(["and"]);

/** "JAMMU AND KASHMIR" -> "Jammu and Kashmir" */
function written(name: string): string {
  return name
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => (small.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)));
}

const states: Record<string, string> = {
  "THE DADRA AND NAGAR HAVELI AND DAMAN AND DIU": "Dadra and Nagar Haveli and Daman and Diu",
};

/** A state as people write it. */
export function stateName(name: string): string {
  return states[name] ?? written(name);
}

/** Districts that people know by the name of their city, or that India Post writes oddly. */
const cities: Record<string, string> = {
  "24 PARAGANAS NORTH": "North 24 Parganas",
  "24 PARAGANAS SOUTH": "South 24 Parganas",
  AHMADABAD: "Ahmedabad",
  "BENGALURU URBAN": "Bengaluru",
  "DINAJPUR DAKSHIN": "Dakshin Dinajpur",
  "DINAJPUR UTTAR": "Uttar Dinajpur",
  "KAIMUR (BHABUA)": "Kaimur",
  "KAMRUP METRO": "Guwahati",
  "KANPUR NAGAR": "Kanpur",
  "LAKSHADWEEP DISTRICT": "Lakshadweep",
  "LEH LADAKH": "Leh",
  "MEDINIPUR EAST": "Purba Medinipur",
  "MEDINIPUR WEST": "Paschim Medinipur",
  "MUMBAI SUBURBAN": "Mumbai",
  NTR: "Vijayawada",
  PONDICHERRY: "Puducherry",
  "S.A.S NAGAR": "Mohali",
  "SPSR NELLORE": "Nellore",
  VISAKHAPATANAM: "Visakhapatnam",
  "Y.S.R.": "Kadapa",
};

/** The city that a district stands for; all of Delhi is one. */
export function cityName(district: string, state: string): string {
  if (state === "DELHI") return district === "NEW DELHI" ? "New Delhi" : "Delhi";
  const direction = /^(\w+) DISTRICT$/.exec(district)?.[1];
  if (direction && state === "SIKKIM") return written(`${direction} SIKKIM`);
  return cities[district] ?? written(district);
}
