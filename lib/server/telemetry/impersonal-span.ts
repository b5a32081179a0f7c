import { SpanKind } from "@opentelemetry/api";
import { BatchSpanProcessor, type ReadableSpan } from "@opentelemetry/sdk-trace-node";

/** The attributes that are exported; others may contain what shoppers have typed, such as the query of a URL. */
const exported =
  /^(?:db\..+|vastra\..+|error\.type|http\.(?:request\.method|response\.status_code|route|method|status_code)|next\.(?:route|page|rsc|segment|span_type))$/;

/** Exports the spans of requests in batches, without anything personal; others are what Next.js does at its start. */
export class ImpersonalSpanProcessor extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    if (span.kind === SpanKind.SERVER || span.parentSpanContext) super.onEnd(impersonal(span));
  }
}

/**
 * A span without URLs and without the messages of errors, both of which may contain personal data. The span that
 * Next.js makes of a request becomes an internal one, because the shop's own gateway has made one already.
 */
export function impersonal(span: ReadableSpan): ReadableSpan {
  const attributes = Object.fromEntries(Object.entries(span.attributes).filter(([name]) => exported.test(name)));
  const kind = span.kind === SpanKind.SERVER && span.parentSpanContext ? SpanKind.INTERNAL : span.kind;
  const changed = { attributes, kind, events: [], status: { code: span.status.code } };
  return Object.create(span, Object.getOwnPropertyDescriptors(changed));
}
