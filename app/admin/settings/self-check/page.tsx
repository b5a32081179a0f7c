import type { Metadata } from "next";
import { PageFrame } from "@/components/admin/page-frame";
import { Check } from "@/components/admin/self-check/before-live";
import { GoodsChecks } from "@/components/admin/self-check/goods-checks";
import { PageLink } from "@/components/ui/page-link";
import { requireAdmin } from "@/lib/auth/server/page-session";
import { findGoodsGaps } from "@/lib/catalog/server/goods-gaps";
import { listPages } from "@/lib/help/server/service";
import { darkPatterns } from "@/lib/settings/dark-patterns";
import { inventedNames } from "@/lib/settings/invented-names";
import { getSettings } from "@/lib/settings/server/service";

export const metadata: Metadata = { title: "Self-check" };

const back = (
  <PageLink href="/admin/settings" className="tap text-ink-2 text-small underline underline-offset-4 hover:text-rust">
    Settings
  </PageLink>
);

/** What is missing before going live, and how the shop does without the dark patterns. */
export default async function SelfCheckPage() {
  await requireAdmin("/admin/settings/self-check");
  const [{ settings }, { pages }, gaps] = await Promise.all([getSettings(), listPages(), findGoodsGaps()]);
  const invented = inventedNames(settings);
  const unchanged = pages.filter(({ at }) => at === null);
  const { gstin } = settings.shop;
  return (
    <PageFrame title="Self-check" links={back}>
      <section className="hung pt-3 pb-10">
        <h2 className="display pb-2 text-h3">Before going live</h2>
        <ul className="max-w-4xl border-line border-t">
          <Check title="Names of your own" href="/admin/settings" isDone={invented.length === 0}>
            {invented.length === 0 ? (
              <p>No invented name, number or address is left.</p>
            ) : (
              <ul>
                {invented.map(({ name, value }) => (
                  <li key={`${name} ${value}`}>{`${name}: ${value}`}</li>
                ))}
              </ul>
            )}
          </Check>
          <Check title="GSTIN" href="/admin/settings" isDone={gstin !== ""}>
            <p>
              {gstin || "None is set: orders get receipts, not invoices, and goods may not be sent to other states."}
            </p>
          </Check>
          <Check title="Help pages" href="/admin/settings/help" isDone={unchanged.length === 0}>
            <p>
              {unchanged.length === 0
                ? "Each was read and changed."
                : `Still with their first texts, which you and your lawyer should read: ${unchanged.map(({ title }) => title).join(", ")}.`}
            </p>
          </Check>
          <GoodsChecks gaps={gaps} />
        </ul>
      </section>
      <section className="hung pt-3 pb-10">
        <h2 className="display text-h3">Dark patterns</h2>
        <p className="max-w-2xl pt-1 pb-4 text-ink-2">
          The thirteen of the Guidelines of 2023. Sellers are asked to check themselves against them: here is how this
          shop does each, and the tests that hold it.
        </p>
        <ol className="max-w-4xl border-line border-t">
          {darkPatterns.map(({ name, how, tests }) => (
            <li key={name} className="border-line border-b py-4">
              <h3 className="font-semibold">{name}</h3>
              <p className="text-ink-2">{how}</p>
              <ul className="wrap-anywhere pt-1 text-ink-3 text-small">
                {tests.map(({ file, title }) => (
                  <li key={`${file} ${title}`}>{`${file}: ${title}`}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      </section>
    </PageFrame>
  );
}
