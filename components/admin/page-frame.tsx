import type { ReactNode } from "react";

interface PageFrameProps {
  title: string;
  /** Shown below the heading: links to pages that have no entry in the sidebar. */
  links?: ReactNode;
  /** Shown to the right of the heading: the page's one button, or a count. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of an admin page: its heading and the content below. */
export function PageFrame({ title, links, aside, children }: PageFrameProps) {
  return (
    <main className="mx-auto max-w-[80rem] px-4 py-5 lg:px-8 lg:py-8">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 pb-5">
        <div>
          <h1 tabIndex={-1} className="display text-h2 outline-none">
            {title}
          </h1>
          {links}
        </div>
        {aside}
      </div>
      <div className="@container">{children}</div>
    </main>
  );
}
