import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { takesBody } from "@/lib/http/endpoint";
import { endpoints } from "../endpoints";
import { openApiDocument } from "./document";

/** The methods and paths of the route files, read from their source: "METHOD /path". */
function served(): string[] {
  return readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("route.ts"))
    .flatMap((file) => {
      const path = `/api/${file.replace(/\/?route\.ts$/, "")}`.replace(/\[(\w+)\]/g, "{$1}");
      const text = readFileSync(`app/api/${file}`, "utf8");
      return [...text.matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE): /gm)].map(([, method]) => `${method} ${path}`);
    });
}

/** Paths that are not part of the contract: the documentation itself. */
const documentation = ["GET /api/openapi.json", "GET /api/docs"];

describe("the API documentation", () => {
  const declared = endpoints.map(({ method, path }) => `${method} ${path}`);

  it("lists exactly the endpoints in app/api", () => {
    expect(served().sort()).toEqual([...declared, ...documentation].sort());
  });

  it("declares each endpoint once", () => {
    expect(new Set(declared).size).toBe(declared.length);
  });

  const document = openApiDocument();

  describe.each(endpoints.map((endpoint) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })))(
    "$name",
    ({ endpoint }) => {
      const { method, path, headers, access, machine, status = 200, repeatable, extra } = endpoint;
      const operation = document.paths?.[path]?.[method.toLowerCase() as "get"];
      const shapeOf = (code: number) =>
        JSON.stringify(operation?.responses?.[code]?.content?.["application/json"]?.schema);

      it("shows its input", () => {
        expect(operation?.requestBody !== undefined).toBe(takesBody(endpoint));
        const shown = (operation?.parameters ?? []).flatMap((entry) =>
          "in" in entry && entry.in === "header" ? entry.name : [],
        );
        expect(shown).toEqual(Object.keys(headers?.shape ?? {}));
      });

      it("shows who may call it", () => {
        const needed = access === "anyone" ? machine : "session";
        expect(operation?.security).toEqual(needed && [{ [needed]: [] }]);
        if (needed) expect(document.components?.securitySchemes).toHaveProperty(needed);
      });

      it("shows its responses", () => {
        const good = Object.keys(operation?.responses ?? {}).filter((code) => code.startsWith("2"));
        expect(good).toEqual([...new Set(repeatable ? [200, status] : [status])].map(String));
        expect(shapeOf(500)).toContain("#/components/schemas/Error");
        for (const [code, carried] of Object.entries(extra ?? {})) {
          for (const field of Object.keys(carried.shape)) expect(shapeOf(Number(code))).toContain(`"${field}"`);
        }
      });
    },
  );
});
