import { scriptJson } from "@/lib/catalog/json-ld";

/** Data for search engines; a script element that is never run. */
export function JsonLd({ data }: { data: object[] }) {
  return data.map((entry, index) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON can't be written otherwise; scriptJson escapes what could end it
    // biome-ignore lint/suspicious/noArrayIndexKey: the entries never change places
    <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(entry) }} />
  ));
}
