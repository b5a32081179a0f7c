import { scriptJson } from "@/lib/pages/json-ld";

/** Structured data for search engines, in a script element that is never executed. */
export function JsonLd({ data }: { data: object[] }) {
  return data.map(scriptJson).map((json) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON can't be written otherwise; scriptJson escapes what could end it
    <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
  ));
}
