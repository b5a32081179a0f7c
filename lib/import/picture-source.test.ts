import { expect, it } from "vitest";
import { pictureSource } from "./picture-source";

it.each([
  ["kurta.jpg", { kind: "file", source: "kurta.jpg" }],
  [" Kurta Blue.JPEG ", { kind: "file", source: "kurta blue.jpeg" }],
  // The same name, written with a combining mark as some file systems do.
  ["cafe\u0301.png", { kind: "file", source: "caf\u00e9.png" }],
  ["https://cdn.example.com/Kurta.jpg", { kind: "address", source: "https://cdn.example.com/Kurta.jpg" }],
  ["http://cdn.example.com/a.jpg", { kind: "address", source: "http://cdn.example.com/a.jpg" }],
  ["/pictures/kurta.webp", null],
  ["pictures/kurta.jpg", null],
  ["C:\\pictures\\kurta.jpg", null],
  ["..\\kurta.jpg", null],
  ["kurta", null],
  ["kurta.gif", null],
  [".jpg", null],
  ["", null],
])("reads %j", (cell, source) => {
  expect(pictureSource(cell)).toEqual(source);
});
