import type { Metadata } from "next";
import { ComparePage } from "@/components/catalog/compare/compare-page";
import { loadCompared } from "@/lib/catalog/server/compared";
import { pageWords } from "@/lib/settings/server/current";

export const metadata: Metadata = { title: "Compare", robots: { index: false } };

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Products side by side, by the ids of the address, which can be shared: it is the same for everybody. */
export default async function CompareRoute({ searchParams }: Props) {
  const { ids = "" } = await searchParams;
  const { fees } = await pageWords();
  return <ComparePage {...(await loadCompared(String(ids)))} fees={fees} />;
}
