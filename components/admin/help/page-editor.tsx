"use client";

import { useRef, useState } from "react";
import { HelpText } from "@/components/help/help-text";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PageLink } from "@/components/ui/page-link";
import { Textarea } from "@/components/ui/textarea";
import { newerPage, usePreview, useSavePage } from "@/lib/help/hooks";
import type { HelpSlug } from "@/lib/help/options";
import { helpPath } from "@/lib/help/path";
import type { AdminPage } from "@/lib/help/schema";
import { notify } from "@/lib/notify";
import type { PageDraft } from "./page-draft";
import { PageVersions } from "./page-versions";

const hint =
  "Markdown: # begins a heading, - a list, [text](/shop/help/returns) is a link. In braces stand settings, so that the text never contradicts them: {platformFee}, {shippingFee}, {freeShippingFrom}, {deliveryDays}, {returnDays}, {cashLimit}, {officer}, {care}, {legalName}. A line with {freeShippingFrom} is left out while no shipping is free.";

interface PageEditorProps {
  page: AdminPage;
  /** What is typed and not saved; it outlives a change of tabs. */
  draft: PageDraft | null;
  onDraft: (draft: PageDraft | null) => void;
}

/** The text of one help page, with a preview and its earlier versions. */
export function PageEditor({ page, draft, onDraft }: PageEditorProps) {
  const slug = page.slug as HelpSlug;
  const [theirs, setTheirs] = useState<AdminPage | null>(null);
  const saving = useSavePage();
  const preview = usePreview();
  const { text, seen } = draft ?? { text: page.text, seen: page.version };
  const isEmpty = text.trim() === "";
  const field = useRef<HTMLTextAreaElement>(null);
  /** What has been typed since the page was sent; the answer may come when another tab is open. */
  const latest = useRef(text);

  async function save() {
    latest.current = text;
    try {
      const saved = await saving.mutateAsync({ slug, text, seen });
      setTheirs(null);
      onDraft(latest.current === text ? null : { text: latest.current, seen: saved.page.version });
      notify.done(saved.message);
    } catch (error) {
      const newer = newerPage(error as Error);
      setTheirs(newer);
      // While another tab is open nobody reads that it was changed: the next try asks again.
      if (newer && field.current) onDraft({ text: latest.current, seen: newer.version });
      notify.failed(error as Error);
    }
  }

  function drop() {
    setTheirs(null);
    onDraft(null);
  }

  function discard() {
    drop();
    // The pressed button goes with what it discards.
    field.current?.focus();
  }

  return (
    <>
      {theirs && (
        <div role="alert" className="mb-5 border-rust border-l-4 bg-cotton px-4 py-3">
          <p className="font-semibold">{`${theirs.by || "Somebody"} has changed this page meanwhile.`}</p>
          <p className="pb-2 text-ink-2">Your text is still here; saving again puts it in the place of theirs.</p>
          <Button variant="outline" size="sm" onClick={discard}>
            Use their text
          </Button>
        </div>
      )}
      <div className="grid gap-6 @min-[64rem]:grid-cols-2">
        <div>
          <Field label={`Text of ${page.title}`} hint={hint} error={isEmpty ? "Must not be empty." : undefined}>
            <Textarea
              ref={field}
              rows={24}
              value={text}
              maxLength={20_000}
              onChange={({ target }) => {
                latest.current = target.value;
                onDraft({ text: target.value, seen });
              }}
              className="font-mono"
            />
          </Field>
          <div className="flex flex-wrap items-center gap-3 pt-4">
            <Button disabled={isEmpty} waiting={saving.isPending} waitingText="Saving…" onClick={() => void save()}>
              Save page
            </Button>
            <Button
              variant="outline"
              disabled={isEmpty}
              waiting={preview.isPending}
              onClick={() => preview.mutate({ text }, { onError: (error) => notify.failed(error) })}
            >
              Preview
            </Button>
            <PageLink href={helpPath(slug)} className="tap text-small underline underline-offset-4 hover:text-rust">
              Open in the shop
            </PageLink>
            {draft && (
              <Button variant="ghost" onClick={discard}>
                Discard changes
              </Button>
            )}
          </div>
        </div>
        <section aria-label="Preview" className="min-w-0">
          {preview.data ? (
            <HelpText html={preview.data.html} />
          ) : (
            <p className="text-ink-3">The preview stands here, filled with the settings of today.</p>
          )}
        </section>
      </div>
      <PageVersions slug={slug} version={page.version} isUnsaved={draft !== null} onRestored={drop} />
    </>
  );
}
