import type { ErrorCode } from "@/lib/errors";
import { type Endpoint, takesBody } from "@/lib/http/endpoint";

/** All errors of an endpoint: its own, and those that follow from its input and who may call it. */
export function errorCodesOf(endpoint: Endpoint): ErrorCode[] {
  const { access, machine, owner, method, params, query, body, file, stream, raw, limit, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(errors);
  if (access !== "anyone" || machine === "scheduler") codes.add("not_signed_in");
  if (machine === "razorpay") codes.add("bad_signature");
  if (access === "admin" || owner) codes.add("forbidden");
  if (method !== "GET") {
    codes.add("foreign_origin");
    codes.add("too_large");
  }
  if (body || file || raw) codes.add("bad_json");
  if (body || file || stream) codes.add("unsupported_type");
  if (query || (takesBody(endpoint) && !raw)) codes.add("invalid");
  if (params) codes.add("not_found");
  if (limit !== "none") codes.add("too_many_requests");
  codes.add("internal");
  codes.add("busy");
  codes.add("database_away");
  if (method !== "GET" || machine) codes.add("not_ready");
  return [...codes];
}
