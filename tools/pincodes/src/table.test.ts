import { expect, test } from "vitest";
import { buildTable, type Entry } from "./table";

const entry = (pincode: string, state: string | null): Entry => ({ pincode, state });

test("codes that follow on each other become ranges, states and towns are in order", () => {
  const bengaluru = ["560001", "560002", "560004"];
  const table = buildTable(
    [...bengaluru.map((code) => entry(code, "KARNATAKA")), entry("560005", "KARNATAKA"), entry("403001", "GOA")],
    new Map([...bengaluru.map((code): [string, string] => [code, "Bengaluru"]), ["403001", "Panaji"]]),
  );
  expect(JSON.stringify(table)).toBe(
    '{"Goa":{"Panaji":"403001"},"Karnataka":{"":"560005","Bengaluru":"560001-560002,560004"}}',
  );
});

test("a state that only one neighbour has is a slip", () => {
  const gujarat = ["390001", "390002", "390003"].map((code) => entry(code, "GUJARAT"));
  const table = buildTable([...gujarat, entry("390008", "WEST BENGAL"), entry("390009", null)], new Map());
  expect(table).toEqual({ Gujarat: { "": "390001-390003,390008-390009" } });
});

test("a state that several neighbours have is none", () => {
  const punjab = ["160055", "160059", "160062", "160071"].map((code) => entry(code, "PUNJAB"));
  const city = ["160001", "160002", "160003"].map((code) => entry(code, "CHANDIGARH"));
  expect(Object.keys(buildTable([...city, ...punjab], new Map()))).toEqual(["Chandigarh", "Punjab"]);
});
