/** A state or Union Territory for GST. */
export interface GstState {
  /** As in the table of PIN codes. */
  name: string;
  /** The first two digits of a GSTIN from there. */
  code: string;
}

/** The codes of the GST portal; `unionTerritories` are those without a legislature of their own. */
const codes: Readonly<Record<string, string>> = {
  "Jammu and Kashmir": "01",
  "Himachal Pradesh": "02",
  Punjab: "03",
  Chandigarh: "04",
  Uttarakhand: "05",
  Haryana: "06",
  Delhi: "07",
  Rajasthan: "08",
  "Uttar Pradesh": "09",
  Bihar: "10",
  Sikkim: "11",
  "Arunachal Pradesh": "12",
  Nagaland: "13",
  Manipur: "14",
  Mizoram: "15",
  Tripura: "16",
  Meghalaya: "17",
  Assam: "18",
  "West Bengal": "19",
  Jharkhand: "20",
  Odisha: "21",
  Chhattisgarh: "22",
  "Madhya Pradesh": "23",
  Gujarat: "24",
  "Dadra and Nagar Haveli and Daman and Diu": "26",
  Maharashtra: "27",
  Karnataka: "29",
  Goa: "30",
  Lakshadweep: "31",
  Kerala: "32",
  "Tamil Nadu": "33",
  Puducherry: "34",
  "Andaman and Nicobar Islands": "35",
  Telangana: "36",
  "Andhra Pradesh": "37",
  Ladakh: "38",
};

/** Where a sale is taxed by the UTGST Act in place of a state's: Union Territories without a legislature. */
const unionTerritories = new Set(["04", "26", "31", "35", "38"]);

/** All 36, by their codes. */
export const gstStates: readonly GstState[] = Object.entries(codes)
  .map(([name, code]) => ({ name, code }))
  .sort((a, b) => a.code.localeCompare(b.code));

const plain = (text: string) => text.trim().toLowerCase().replace(/&/g, "and").replace(/\s+/g, " ");

/** The state of a name as shoppers type it, in any case; null for another text. */
export function stateNamed(name: string): GstState | null {
  return gstStates.find((state) => plain(state.name) === plain(name)) ?? null;
}

/** The state of a code; null for an unknown one. */
export function stateOfCode(code: string): GstState | null {
  return gstStates.find((state) => state.code === code) ?? null;
}

/** What the half of the tax that is not the Union's is called. */
export function secondTax({ code }: GstState): "SGST" | "UTGST" {
  return unionTerritories.has(code) ? "UTGST" : "SGST";
}
