import * as z from "zod";
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from "zod-openapi";
import { cookieName } from "@/lib/auth/cookie";
import type { Endpoint } from "@/lib/http/endpoint";
import { type ErrorCode, errorStatus } from "@/lib/http/errors";
import { site } from "@/lib/site";
import { endpoints } from "./endpoints";
import { errorCodesOf } from "./error-codes";

const ErrorBody = z
  .object({
    success: z.literal(false),
    code: z.string(),
    message: z.string().meta({ description: "A sentence for a person" }),
    issues: z.array(z.object({ field: z.string(), reason: z.string() })).optional(),
    requestId: z.string().optional().meta({ description: "Only with 500: the number under which it is in the log" }),
  })
  .meta({ id: "Error" });

/** The whole API as an OpenAPI 3.1 document, made from the contracts that the route wrapper enforces. */
export function openApiDocument(): ReturnType<typeof createDocument> {
  const paths: ZodOpenApiPathsObject = {};
  for (const endpoint of endpoints) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return createDocument({
    openapi: "3.1.1",
    info: {
      title: `${site.name} API`,
      version: "1.0.0",
      description:
        "Amounts are rupees unless a field says paise. Times are ISO 8601 in UTC. Every answer has `success`; an error has `code` and `message` beside it.",
    },
    servers: [{ url: "/" }],
    components: { securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookieName } } },
    paths,
  });
}

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { tag, summary, access, params, query, body, file, stream, download, answer, status = 200 } = endpoint;
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replace(/[^a-z0-9]+/gi, "_").replace(/_$/, ""),
    tags: [tag],
    summary,
    ...(access !== "anyone" && { security: [{ session: [] }] }),
    ...(access === "admin" && { description: "For admins only." }),
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
    },
    ...(body && { requestBody: { content: { "application/json": { schema: body } } } }),
    ...(file && { requestBody: { content: { "multipart/form-data": { schema: fileForm(file) } } } }),
    ...(stream && { requestBody: { content: { [stream]: { schema: z.string() } } } }),
    responses: {
      [`${status}`]: {
        description: status === 201 ? "Made" : "Done",
        content: download
          ? { [download]: { schema: z.string() } }
          : { "application/json": { schema: withSuccess(answer) } },
      },
      ...errorResponses(errorCodesOf(endpoint)),
    },
  };
}

function fileForm(field: string): z.ZodType {
  return z.object({ [field]: z.file().meta({ description: "JPEG, PNG, WebP or AVIF, at most 4 MB" }) });
}

function withSuccess(answer: z.ZodType): z.ZodType {
  return answer instanceof z.ZodObject ? z.object({ success: z.boolean(), ...answer.shape }) : answer;
}

function errorResponses(codes: ErrorCode[]): Record<`${1 | 2 | 3 | 4 | 5}${string}`, object> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.join(" or "), content: { "application/json": { schema: ErrorBody } } },
    ]),
  );
}
