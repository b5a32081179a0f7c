"use client";

import { useQueryClient } from "@tanstack/react-query";
import { ApiError } from "@/lib/http/client";
import { useGetOnce } from "@/lib/http/use-get";
import { usePages } from "@/lib/http/use-pages";
import { useSend } from "@/lib/http/use-send";
import type { HelpSlug } from "./options";
import { pagesKey, pageVersions } from "./pages";
import type {
  AdminPage,
  AdminPagesAnswer,
  PageVersions,
  PreviewAnswer,
  PreviewPage,
  RestorePage,
  SavedPageAnswer,
  SavePage,
} from "./schema";

/** The help pages with their texts; read once, so that they don't change under a form. */
export function useHelpPages() {
  const { data, ...state } = useGetOnce<AdminPagesAnswer>(pagesKey, "/api/admin/pages/get");
  return { pages: data?.pages ?? [], ...state };
}

/** Saves the text of a page. */
export function useSavePage() {
  return useChange<SavePage>("PUT", "/api/admin/pages/save");
}

/** Makes an earlier version of a page the newest one. */
export function useRestorePage() {
  return useChange<RestorePage>("POST", "/api/admin/pages/restore");
}

function useChange<Body>(method: "PUT" | "POST", path: string) {
  const cache = useQueryClient();
  const take = (page: AdminPage) => {
    cache.setQueryData<AdminPagesAnswer>(
      pagesKey,
      (known) => known && { pages: known.pages.map((one) => (one.slug === page.slug ? page : one)) },
    );
    void cache.invalidateQueries({ queryKey: [...pagesKey, page.slug] });
  };
  return useSend<Body, SavedPageAnswer>({
    method,
    path,
    onSuccess: ({ page }) => take(page),
    onError: (error) => {
      const newer = newerPage(error);
      if (newer) take(newer);
    },
  });
}

/** The page that another admin has saved meanwhile, in the error of a change that came second; null for others. */
export function newerPage(error: unknown): AdminPage | null {
  return error instanceof ApiError && error.code === "stale" ? (error.body.page as AdminPage) : null;
}

/** Renders a text as the shop would show it. */
export function usePreview() {
  return useSend<PreviewPage, PreviewAnswer>({ path: "/api/admin/pages/preview" });
}

/** A page of the versions of a help page, newest first. */
export function usePageVersions(slug: HelpSlug, page: number) {
  const { answer, ...list } = usePages<PageVersions>(pageVersions(slug, page));
  return { versions: answer?.versions ?? [], ...list };
}
