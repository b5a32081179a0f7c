import { site } from "@/lib/site";

/** The head of a printed page: whose shop it is, and how to reach it. Not shown on screens. */
export function PrintHead() {
  const { email, phone, hours } = site.care;
  return (
    <div data-slot="print-head" className="hidden border-line border-b pb-3 text-left print:mb-5 print:block">
      <p className="display text-h2">{site.name}</p>
      <p className="text-small">{`${site.legalName}, ${site.address}`}</p>
      <p className="text-small">{`Customer care: ${email}, ${phone}, ${hours}`}</p>
    </div>
  );
}
