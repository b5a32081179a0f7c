import type { Endpoint } from "@/lib/http/endpoint";
import type { ErrorCode } from "@/lib/http/errors";

/** Every error an endpoint may answer: its own, and those that follow from what it takes and who may call it. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, owner, method, params, query, body, file, stream, limit, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(errors);
  if (access !== "anyone") codes.add("not_signed_in");
  if (access === "admin" || owner) codes.add("forbidden");
  if (method !== "GET") codes.add("foreign_origin");
  if (body) codes.add("bad_json");
  if (body || file || stream) {
    codes.add("too_large");
    codes.add("unsupported_type");
  }
  if (body || query || file || stream) codes.add("invalid");
  if (params) codes.add("not_found");
  if (limit !== "none") codes.add("too_many_requests");
  codes.add("internal");
  codes.add("database_away");
  return [...codes];
}
