import * as z from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from "zod-openapi";
import { plainCookieName } from "@/lib/auth/server/cookie";
import { type ErrorCode, errorStatus } from "@/lib/errors";
import type { Endpoint } from "@/lib/http/endpoint";
import { linkPoints, rules } from "@/lib/http/server/limits";
import { maxFileText } from "@/lib/media/limits";
import { site } from "@/lib/site";
import { endpoints } from "../endpoints";
import { errorBodyOf } from "../error-body";
import { errorCodesOf } from "../error-codes";

/** How machines authenticate, and people: by the session. */
const securitySchemes = {
  session: { type: "apiKey", in: "cookie", name: plainCookieName, description: "Over https `__Host-token`" },
  scheduler: { type: "http", scheme: "bearer", description: "The CRON_SECRET" },
  razorpay: {
    type: "apiKey",
    in: "header",
    name: "X-Razorpay-Signature",
    description: "HMAC-SHA256 of the body, hexadecimal, with the webhook's secret",
  },
} as const;

const description = `Amounts are rupees unless a field says paise. Times are ISO 8601 in UTC. Every answer has \`success\`; an error has \`code\` and \`message\` beside it.

A call is checked in this order; the first check that fails is the answer: limit by address (429), session (401), role and origin (403), limit by user (429), size, kind and syntax of the body (413, 415, 400), its fields (422), limit of sign-ins by account (429), ownership (403), existence (404), state (409).

Calls are limited to ${rules.user.points} a minute by user, or by address without a session; orders to ${rules.order.points} and uploads of pictures to ${rules.upload.points} an hour by user; sign-ins, registrations and changes of a password to ${rules["sign-in-account"].points} in 10 minutes by account and address, and ${rules["sign-in-address"].points} by address alone, with which links in mails are counted and from ${linkPoints} on refused; after ${rules["sign-in-failed"].points} sign-ins of an account failed within an hour, from any address, one try a minute is let in. A call that is refused counts too. An answer with 429 names in \`Retry-After\` the seconds after which another try makes sense.

Changes asked for by another site's pages are refused: \`Origin\`, where it is sent, must be the shop's own, and \`Sec-Fetch-Site\`, where it is sent, \`same-origin\` or \`none\`.`;

/** The whole API as an OpenAPI 3.1 document, generated from the contracts that the route wrapper enforces. */
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
      description,
    },
    servers: [{ url: "/" }],
    components: { securitySchemes },
    paths,
  });
}

function operation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const { tag, summary, access, machine, params, query, headers, body, file, stream, raw } = endpoint;
  const needed = access === "anyone" ? machine : "session";
  return {
    operationId: `${endpoint.method.toLowerCase()} ${endpoint.path}`.replace(/[^a-z0-9]+/gi, "_").replace(/_$/, ""),
    tags: [tag],
    summary,
    ...(needed && { security: [{ [needed]: [] }] }),
    ...(access === "admin" && { description: "For admins only." }),
    requestParams: {
      ...(params instanceof z.ZodObject && { path: params }),
      ...(query instanceof z.ZodObject && { query }),
      ...(headers && { header: headers }),
    },
    ...(body && { requestBody: { content: { "application/json": { schema: body } } } }),
    ...(file && { requestBody: { content: { "multipart/form-data": { schema: fileForm(file) } } } }),
    ...(stream && { requestBody: { content: { [stream]: { schema: z.string() } } } }),
    ...(raw && { requestBody: { content: { [raw]: { schema: z.looseObject({}) } } } }),
    responses: { ...goodResponses(endpoint), ...errorResponses(endpoint) },
  };
}

function goodResponses({ download, answer, status = 200, repeatable }: Endpoint): ZodOpenApiResponsesObject {
  const content = download
    ? { [download]: { schema: z.string() } }
    : { "application/json": { schema: withSuccess(answer) } };
  return {
    [`${status}`]: { description: status === 201 ? "Made" : "Done", content },
    ...(repeatable && { 200: { description: "Made by an earlier call", content } }),
  };
}

function fileForm(field: string): z.ZodType {
  return z.object({ [field]: z.file().meta({ description: `JPEG, PNG, WebP or AVIF, at most ${maxFileText}` }) });
}

function withSuccess(answer: z.ZodType): z.ZodType {
  return answer instanceof z.ZodObject ? z.object({ success: z.boolean(), ...answer.shape }) : answer;
}

function errorResponses(endpoint: Endpoint): ZodOpenApiResponsesObject {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorCodesOf(endpoint))
    byStatus.set(errorStatus[code], [...(byStatus.get(errorStatus[code]) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: same.join(" or "), content: { "application/json": { schema: errorBodyOf(endpoint, status) } } },
    ]),
  );
}
