"use client";

import { ChevronRight } from "lucide";
import Link from "next/link";
import { Fragment } from "react";
import { Icon } from "./icon";

interface BreadcrumbProps {
  /** The parent pages, from the top. */
  links: { label: string; href: string }[];
  /** The current page. */
  current: string;
}

export function Breadcrumb({ links, current }: BreadcrumbProps) {
  return (
    <nav
      data-slot="breadcrumb"
      aria-label="Breadcrumb"
      className="flex flex-wrap items-center gap-x-2 whitespace-nowrap text-ink-3 text-small"
    >
      {links.map(({ label, href }) => (
        <Fragment key={href}>
          <Link href={href} prefetch={false} className="max-lg:tap min-w-6 py-2 hover:text-rust">
            <span className="block truncate">{label}</span>
          </Link>
          <Icon shape={ChevronRight} className="size-3.5 shrink-0" />
        </Fragment>
      ))}
      <span aria-current="page" className="min-w-0 truncate text-ink">
        {current}
      </span>
    </nav>
  );
}
