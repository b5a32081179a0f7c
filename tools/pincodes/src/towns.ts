import { knownTowns, newNames } from "./known-towns";

/** A post office that is no branch office: head and sub-offices stand in towns and in the quarters of cities. */
export interface Office {
  /** As India Post writes it, with its kind: "Hosur S.O (Dharmapuri)". */
  name: string;
  /** In capitals. */
  district: string;
  isHead: boolean;
  /** Whether letters are delivered from here. */
  delivers: boolean;
  /** Degrees; null where the source has none. */
  place: Place | null;
}

interface Place {
  latitude: number;
  longitude: number;
}

/** The post offices of one code. */
export interface Group {
  pincode: string;
  offices: Office[];
  /** How many branch offices it has: they serve villages. */
  branches: number;
}

/** How far the quarters of a city lie from its head office at most, in km. */
const cityRadiusKm = 8;
/** How far around a large city a place may still be a quarter or a suburb of it, in km. */
const suburbRadiusKm = 20;
/** A code with more branch offices than this serves villages. */
const fewBranches = 2;

/** The kind of an office and what tells two of the same name apart: " S.O (Dharmapuri)", " SO Shimla". */
const kind = /\s*(?:\bG\.?\s?P\.?\s?O\b|\bH\.?\s?P?\.?\s?O\b|\bS\.?\s?O\b|\b[ML]\.?\s?[DS]\.?\s?G\b|\bRSSO\b|\().*$/i;

/** Words of names that are no town: quarters, works, institutions. */
const noTown =
  /\b(?:area|bazaa?r|block|cantt|cantonment|aerodrome|airport|amc|barrage|camp|campus|chowk|city|civil|co|coll[iy]?e?ry|collectorate|colls|college|colony|complex|court|dam|east|enclave|estate|extension|extn|factory|fort|gate|ganj|ggh|head|hospital|industrial|jail|junction|jn|kty|layout|line|lines|main|market|mill|mills|mines|nagar|naka|nivas|north|ntpc|p|park|peth|plant|poly\w*|post|project|quarters|railway|refinery|rgnul|road|r|rs|school|sec|secretariat|sectt|sector|smelter|south|station|stn|street|sugar|tank|s?tps|temple|thermal|town|township|uas|university|vihar|village|ward|west|works|\w+colony|[a-z])\b|^[b-df-hj-np-tv-xz]+$|\d/i;

/** What head offices add to the name of their city. */
const parts = / (?:City|Cantonment|Cantt|Kty|Town|H\.?P\.?O|HP)\.?$/i;

/**
 * What offices add to their name to tell it from one elsewhere: a state, or letters of a district such as "Blp". "Bk" and "Kd", larger
 * and smaller, belong to the names of villages.
 */
const elsewhere = /^(?:gujarat|punjab|raj|u\.?p|(?!bk$|kd$|kh$)[b-df-hj-np-tv-xz]+)\.?$/i;

/** The town that an office is named after: "Hosur S.O (Dharmapuri)" -> "Hosur"; null for a quarter or an institution. */
export function townOf({
  name: office,
  district,
  isHead,
}: Pick<Office, "name" | "district" | "isHead">): string | null {
  const words = office
    .replace(kind, "")
    .replace(isHead ? parts : "", "")
    .split(/\s+/);
  // "Gudalur Nilgiris S.O": the district only tells it from the other Gudalur.
  if (words.length > 1 && district.split(" ").includes(words.at(-1)?.toUpperCase() ?? "")) words.pop();
  if (noTown.test(words.join(" "))) return null;
  const [first = "", last = ""] = words;
  // "Gandhinagar Gujarat", "Bilaspur Bilaspurcgh"; but "Doom Dooma" is one.
  const isTwice = first.length > 6 && last.toLowerCase().startsWith(first.toLowerCase());
  if (words.length === 2 && (elsewhere.test(last) || isTwice)) words.pop();
  const name = words.join(" ");
  if (words.length > 2 || name.length < 3 || !/^\p{L}[\p{L} '-]+$/u.test(name)) return null;
  const written = name.toLowerCase().replace(/(^|[ '-])\p{L}/gu, (letter) => letter.toUpperCase());
  return newNames[written] ?? written;
}

/** The distance of two places in km, good enough for a few hundred km. */
function distance(a: Place, b: Place): number {
  const perDegree = 111.2;
  const north = (a.latitude - b.latitude) * perDegree;
  const east = (a.longitude - b.longitude) * perDegree * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Where a code is: the middle of its offices, since single coordinates of the source can be far off. */
function placeOf({ offices }: Group): Place | null {
  const places = offices.flatMap(({ place }) => place ?? []);
  const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
  const latitude = middle(places.map((place) => place.latitude));
  const longitude = middle(places.map((place) => place.longitude));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

interface City {
  town: string;
  place: Place | null;
  isLarge: boolean;
}

/** The city of a sorting district (first three digits): the one of the head office with the lowest code, if below 100. */
function cityOf(region: readonly Group[]): City | null {
  const heads = region.filter(
    ({ pincode, offices }) => Number(pincode) % 1000 < 100 && offices.some(({ isHead }) => isHead),
  );
  const [first] = heads.toSorted((a, b) => Number(a.pincode) - Number(b.pincode));
  const head = first?.offices.find((office) => office.isHead && townOf(office));
  if (!first) return null;
  const known = knownTowns.get(first.pincode);
  const town = known ?? (head && townOf(head));
  return town ? { town, place: head?.place ?? placeOf(first), isLarge: known !== undefined } : null;
}

/**
 * Code to the town that people write in addresses, for the codes where that is certain:
 * 1. what is known (known-towns.ts);
 * 2. in a city, a code of its numbering without villages and near its head office, or one that has a head office there;
 * 3. away from cities, a code with a head office or with a single delivering office that is named after a town.
 */
export function townsOf(groups: readonly Group[]): Map<string, string> {
  const regions = new Map<string, Group[]>();
  for (const group of groups) {
    const region = group.pincode.slice(0, 3);
    regions.set(region, [...(regions.get(region) ?? []), group]);
  }
  const cities = [...regions.values()].flatMap((region) => cityOf(region) ?? []);
  const towns = new Map<string, string>();
  for (const region of regions.values()) {
    const city = cityOf(region);
    for (const group of region) {
      const town = knownTowns.get(group.pincode) ?? quarterOf(group, city) ?? postTown(group, city, cities);
      if (town) towns.set(group.pincode, town);
    }
  }
  return towns;
}

/** The city whose quarter a code is; null when it is none. */
function quarterOf(group: Group, city: City | null): string | null {
  const place = placeOf(group);
  if (!city?.place || !place || Number(group.pincode) % 1000 >= 100) return null;
  const hasHead = group.offices.some(({ isHead }) => isHead);
  const isUrban = hasHead || group.branches <= fewBranches;
  return isUrban && distance(place, city.place) <= cityRadiusKm ? city.town : null;
}

/** The town after which the office of a code is named, unless a city is so near that it may be a quarter of it. */
function postTown(group: Group, city: City | null, cities: readonly City[]): string | null {
  const place = placeOf(group);
  const delivering = group.offices.filter(({ delivers }) => delivers);
  const head = group.offices.find(({ isHead }) => isHead);
  const [office, ...others] = head ? [head] : delivering;
  const town = office && others.length === 0 ? townOf(office) : null;
  if (!town || !place) return head && town ? town : null;
  // "Rajkot Bedipara" is a quarter of Rajkot.
  if (city && `${town} `.startsWith(`${city.town} `)) return city.town;
  const isSuburb = cities.some(
    (near) => near.place && distance(place, near.place) < (near.isLarge ? suburbRadiusKm : cityRadiusKm),
  );
  if (isSuburb) return null;
  return head || group.branches > fewBranches ? town : null;
}
