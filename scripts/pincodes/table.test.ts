import { expect, test } from "vitest";
import { buildTable, type Entry } from "./table";

const entry = (pincode: string, state: string | null, ...districts: string[]): Entry => ({ pincode, state, districts });

test("codes that follow on each other become ranges, states and cities are in order", () => {
  const table = buildTable([
    entry("560001", "KARNATAKA", "BENGALURU URBAN"),
    entry("560002", "KARNATAKA", "BENGALURU URBAN"),
    entry("560004", "KARNATAKA", "BENGALURU URBAN"),
    entry("560005", "KARNATAKA", "BENGALURU RURAL"),
    entry("403001", "GOA", "NORTH GOA"),
  ]);
  expect(JSON.stringify(table)).toBe(
    '{"Goa":{"North Goa":"403001"},"Karnataka":{"Bengaluru":"560001-560002,560004","Bengaluru Rural":"560005"}}',
  );
});

test("a state that only one neighbour has is a slip", () => {
  const gujarat = ["390001", "390002", "390003"].map((code) => entry(code, "GUJARAT", "VADODARA"));
  const table = buildTable([...gujarat, entry("390008", "WEST BENGAL", "KOLKATA"), entry("390009", null)]);
  expect(table).toEqual({ Gujarat: { "": "390008-390009", Vadodara: "390001-390003" } });
});

test("a state that several neighbours have is none", () => {
  const punjab = ["160055", "160059", "160062", "160071"].map((code) => entry(code, "PUNJAB", "MOHALI"));
  const city = ["160001", "160002", "160003"].map((code) => entry(code, "CHANDIGARH", "CHANDIGARH"));
  expect(Object.keys(buildTable([...city, ...punjab]))).toEqual(["Chandigarh", "Punjab"]);
});

test("of several districts a code gets the one that is usual around it", () => {
  const table = buildTable([
    entry("208001", "UTTAR PRADESH", "FATEHPUR", "KANPUR NAGAR"),
    entry("208002", "UTTAR PRADESH", "KANPUR NAGAR"),
  ]);
  expect(table).toEqual({ "Uttar Pradesh": { Kanpur: "208001-208002" } });
});
