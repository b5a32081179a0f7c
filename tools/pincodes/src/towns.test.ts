import { expect, test } from "vitest";
import { type Group, type Office, townOf, townsOf } from "./towns";

const office = (name: string, changes: Partial<Office> = {}): Office => ({
  name,
  district: "SATARA",
  isHead: false,
  delivers: true,
  place: { latitude: 17.68, longitude: 74 },
  ...changes,
});

const group = (pincode: string, branches: number, ...offices: Office[]): Group => ({ pincode, branches, offices });

/** So many km north of the head office of Satara. */
const north = (km: number) => ({ place: { latitude: 17.68 + km / 111.2, longitude: 74 } });

const satara = group("415001", 0, office("Satara H.O", { isHead: true }));

const townsOfSatara = (...groups: Group[]) => Object.fromEntries(townsOf([satara, ...groups]));

test.each([
  ["Hosur S.O (Dharmapuri)", "Hosur"],
  ["Chirgaon SO Shimla", "Chirgaon"],
  ["Jaipur G.P.O.", "Jaipur"],
  ["Gurgaon HO", "Gurugram"],
  ["PRAYAGRAJ HPO", "Prayagraj"],
])("%s is named after %s", (name, town) => {
  expect(townOf(office(name, { isHead: true }))).toBe(town);
});

test.each([
  ["Khurja M.D.G", "Khurja"],
  ["Gandhinagar Gujarat H.O", "Gandhinagar"],
  ["Bilaspur Bilaspurcgh H.O", "Bilaspur"],
  ["Sarahan Bsr S.O", "Sarahan"],
  ["Doom Dooma S.O", "Doom Dooma"],
  ["Loni Bk S.O", "Loni Bk"],
  ["Jagiroad S.O", "Jagiroad"],
])("%s: what tells it from others is no part of %s", (name, town) => {
  expect(townOf(office(name))).toBe(town);
});

test("a head office adds a part of the town to its name", () => {
  expect(townOf(office("Meerut Cantt HO", { isHead: true }))).toBe("Meerut");
  expect(townOf(office("Gudalur Nilgiris S.O", { district: "NILGIRIS" }))).toBe("Gudalur");
});

test.each([
  "Malviya Nagar S.O (Jaipur)",
  "Sec 16 Noida SO",
  "Nepanagar Mill S.O",
  "University Campus SO",
  "I E S.O",
  "Vtps S.O",
  "Mini Sectt S.O",
  "Zawar Mines S.O",
])("%s is named after no town", (name) => expect(townOf(office(name))).toBeNull());

test("a quarter of a city is the city, a village under its numbering is not", () => {
  expect(
    townsOfSatara(
      group("415003", 0, office("M.I.D.C. Satara S.O", north(4))),
      group("415004", 20, office("Godoli S.O", north(5))),
      group("415005", 0, office("Far Colony S.O", north(12))),
    ),
  ).toEqual({ "415001": "Satara", "415003": "Satara" });
});

test("an office named after its city and a quarter is in the city", () => {
  const far = office("Satara Fort Gopalpeth H.O", { isHead: true, ...north(50) });
  const near = office("Satara Rajwada H.O", { isHead: true, ...north(50) });
  expect(townsOfSatara(group("415201", 0, near), group("415202", 0, far))).toEqual({
    "415001": "Satara",
    "415201": "Satara",
  });
});

test("a post town with its villages is the town; one that may be a suburb, or has no villages, stays unknown", () => {
  expect(
    townsOfSatara(
      group("415110", 4, office("Karad H.O", { isHead: true, ...north(50) }), office("Karad City S.O", north(51))),
      group("415521", 9, office("Koregaon S.O", north(18)), office("Koregaon Market S.O", { delivers: false })),
      group("415522", 9, office("Suburb S.O", north(6))),
      group("415523", 0, office("Lonand S.O", north(40))),
      group("415524", 9, office("Phaltan S.O", north(60)), office("Taradgaon S.O", north(61))),
    ),
  ).toEqual({ "415001": "Satara", "415110": "Karad", "415521": "Koregaon" });
});

test("what is known counts before the names of offices, and keeps its suburbs unknown", () => {
  const noida = office("Sec 16 Noida SO", { isHead: true, place: { latitude: 28.58, longitude: 77.32 } });
  const jaipur = office("Jaipur G.P.O.", { isHead: true, place: { latitude: 26.92, longitude: 75.8 } });
  const suburb = office("Bagru S.O", { place: { latitude: 26.92 + 15 / 111.2, longitude: 75.8 } });
  const towns = townsOf([group("201301", 0, noida), group("302001", 0, jaipur), group("303007", 9, suburb)]);
  expect(Object.fromEntries(towns)).toEqual({ "201301": "Noida", "302001": "Jaipur" });
});
