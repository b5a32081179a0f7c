"use client";

import { Plus } from "lucide";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { SearchField } from "@/components/ui/search-field";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useDraftName } from "@/lib/auth/hooks";
import { useAdminLists } from "@/lib/catalog/lists/hooks";
import type { AdminEntry } from "@/lib/catalog/lists/save-schema";
import { type ListId, limits, listIds } from "@/lib/catalog/lists/schema";
import { listWords } from "@/lib/catalog/lists/words";
import { counted } from "@/lib/counted";
import { choiceOf, searchOf } from "../address-values";
import { BackToDashboard } from "../back-to-dashboard";
import { Loaded } from "../loaded";
import { PageFrame } from "../page-frame";
import { useAddress } from "../use-address";
import { EntryList } from "./entry-list";

const EntrySheet = dynamic(() => import("./entry-sheet").then((module) => module.EntrySheet));

const titles: Record<ListId, string> = {
  categories: "Categories",
  kinds: "Kinds",
  brands: "Brands",
  sizeSets: "Sizes",
  facts: "Facts",
};

const hints: Record<ListId, string> = {
  categories: "The departments of the shop: tiles on home, the menu, the first filter.",
  kinds: "What a product is, Kurtas or Sneakers. Its sizes and facts follow from its kind.",
  brands: "Home shows the first six.",
  sizeSets: "Sizes that belong together, in their order. A kind has one set.",
  facts: "What shoppers compare products by: fabric, fit, sleeve. Each kind has its own.",
};

/** What the sheet shows; a new key for each opening, so that it begins anew. */
interface Editing {
  key: number;
  open: boolean;
  entry: AdminEntry | null;
}

/** The lists of the catalogue, each in a tab that is part of the address. */
export function CatalogueView() {
  const { text, change } = useAddress();
  const list = choiceOf(text("tab"), listIds) || "categories";
  const q = searchOf(text("q"));
  const { lists, ...state } = useAdminLists();
  // What one admin types is no other's, who signs in in another tab.
  const owner = useDraftName("catalogue");
  const [editing, setEditing] = useState<Editing>({ key: 0, open: false, entry: null });
  const open = (entry: AdminEntry | null) => setEditing({ key: editing.key + 1, open: true, entry });
  const { one, many } = listWords[list];
  const count = lists?.[list].entries.length ?? 0;

  return (
    <PageFrame
      title="Catalogue"
      links={<BackToDashboard />}
      aside={
        <Button disabled={!lists || count >= limits[list]} onClick={() => open(null)}>
          <Icon shape={Plus} className="size-4 stroke-[2.25]" />
          <span>{`Add ${one}`}</span>
        </Button>
      }
    >
      <Tabs value={list} onValueChange={(tab) => change({ tab: tab === "categories" ? "" : tab, q: "" })}>
        <TabsList aria-label="Lists" className="gap-x-5 max-[26rem]:gap-x-4">
          {listIds.map((id) => (
            <TabsTrigger key={id} value={id}>
              {titles[id]}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={list}>
          <p className="max-w-[70ch] pb-4 text-ink-2">{hints[list]}</p>
          <div className="flex flex-wrap items-end justify-between gap-3 pb-5">
            <SearchField
              key={list}
              label="Search"
              placeholder="Name"
              value={q}
              onSearch={(wanted) => change({ q: wanted }, { replace: true })}
              className="w-full md:max-w-96"
            />
            <p role="status" className="figures text-ink-3">
              {lists ? `${counted(count, one, many)} of up to ${limits[list]}` : "\u00a0"}
            </p>
          </div>
          <Loaded state={state} loading="The lists are loading" failed="We couldn't load the lists.">
            {lists && <EntryList key={list} list={list} lists={lists} q={q} onEdit={open} />}
          </Loaded>
        </TabsContent>
      </Tabs>
      {lists && editing.key > 0 && (
        <EntrySheet
          key={`${owner} ${list} ${editing.key}`}
          list={list}
          lists={lists}
          open={editing.open}
          entry={editing.entry}
          onClose={() => setEditing((now) => ({ ...now, open: false }))}
        />
      )}
    </PageFrame>
  );
}
