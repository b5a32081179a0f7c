import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { findBareText } from "./bare-text";

const root = fileURLToPath(new URL("../../", import.meta.url));
const sample = "scripts/check/bare-text-sample.tsx";

/** Both tests read the project once: it takes the compiler several seconds. */
const found = findBareText(`${root}tsconfig.json`, (name) => {
  const path = name.slice(root.length);
  return path === sample || /^(?:app|components)\/.*\.tsx$/.test(path);
}).map((place) => place.slice(root.length));

const isSample = (place: string) => place.startsWith(sample);

test("text that changes has an element of its own in every screen, so that a translated page still works", () => {
  expect(found.filter((place) => !isSample(place))).toEqual([]);
});

test("bare text is found beside elements and other text, behind what may not be there, and as all of a component", () => {
  expect(found.filter(isSample).map((place) => place.slice(sample.length + 1))).toEqual([
    "18: {count}",
    '18: {count === 1 ? "item" : "items"}',
    '21: {isNew && "New"}',
    "26: after",
    "29: in a component",
    '50: percent > 0 ? "Off" : null',
  ]);
});
