import { scriptJson } from "@/lib/pages/json-ld";

/** Structured data for search engines, in a script element that is never executed. */
export function JsonLd({ data }: { data: object[] }) {
  return data.map((one, at) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON can't be written otherwise; scriptJson escapes what could end it
    // biome-ignore lint/suspicious/noArrayIndexKey: they stay in their order, and a key is sent with the page
    <script key={at} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(one) }} />
  ));
}
