import { expect, it } from "vitest";
import { deferScripts } from "./deferred-scripts.mjs";

const page = (head: string, body: string) => `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;
const style = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const inline =
  '<script>self.__next_f.push([1,"\\u003cscript src=\\"/_next/static/x.js\\" async=\\"\\"\\u003e"])</script>';

it("lets the scripts of the build start after the first view, and the rest of the page as it is", () => {
  const preload = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>';
  const script = (name: string, source: string) =>
    `<script ${source}="/_next/static/chunks/${name}.js" async=""></script>`;
  const rendered = page(style + preload + script("first", "src"), `<h1>Kurtas</h1>${script("main", "src")}${inline}`);
  const starter = /<script>\{.+?\}<\/script>/;
  const sent = deferScripts(rendered);
  expect(sent.replace(starter, "")).toBe(
    page(style + script("first", "data-src"), `<h1>Kurtas</h1>${script("main", "data-src")}${inline}`),
  );
  expect(sent.search(starter), "a script after the stylesheets would wait for them").toBeLessThan(sent.indexOf(style));
  // Browsers look for the charset in the first 1,024 bytes.
  expect(sent.indexOf(style)).toBeLessThan(700);
});

it("leaves a page without scripts of the build as it is", () => {
  const plain = page(style, `<h1>Kurtas</h1>${inline}`);
  expect(deferScripts(plain)).toBe(plain);
});
