import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openApiDocument } from "./document";
import { endpoints } from "./endpoints";

/** What the route files serve, read from their text: "METHOD /path". */
function served(): string[] {
  return readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .flatMap((file) => {
      const path = `/api/${file.replace(/\/?route\.ts$/, "")}`.replace(/\[(\w+)\]/g, "{$1}");
      const text = readFileSync(`app/api/${file}`, "utf8");
      return [...text.matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE): /gm)].map(([, method]) => `${method} ${path}`);
    });
}

/** Calls that are no part of the contract: the documentation itself. */
const documentation = ["GET /api/openapi.json", "GET /api/docs"];

describe("the API documentation", () => {
  const declared = endpoints.map(({ method, path }) => `${method} ${path}`);

  it("has every endpoint that app/api serves, and no other", () => {
    expect(served().sort()).toEqual([...declared, ...documentation].sort());
  });

  it("declares each endpoint once", () => {
    expect(new Set(declared).size).toBe(declared.length);
  });

  it("shows what each endpoint takes and answers", () => {
    const document = openApiDocument();
    for (const { method, path, body, file, stream, access } of endpoints) {
      const operation = document.paths?.[path]?.[method.toLowerCase() as "get"];
      const name = `${method} ${path}`;
      expect(operation?.responses?.["500"], name).toBeDefined();
      expect(operation?.requestBody !== undefined, name).toBe((body ?? file ?? stream) !== undefined);
      expect(operation?.security !== undefined, name).toBe(access !== "anyone");
    }
  });
});
