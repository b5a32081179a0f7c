import { CircleAlert, CircleCheck } from "lucide";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { PageLink } from "@/components/ui/page-link";

interface CheckProps {
  title: string;
  /** Where it is put right. */
  href: string;
  isDone: boolean;
  /** What is missing, or that nothing is. */
  children: ReactNode;
}

/** One thing to do before the shop goes live. */
export function Check({ title, href, isDone, children }: CheckProps) {
  return (
    <li className="flex gap-3 border-line border-b py-4">
      {isDone ? (
        <Icon shape={CircleCheck} className="size-5 text-good" />
      ) : (
        <Icon shape={CircleAlert} className="size-5 text-error-ink" />
      )}
      <div className="min-w-0">
        <h3 className="font-semibold">{`${title}: ${isDone ? "done" : "missing"}`}</h3>
        <div className="wrap-anywhere text-ink-2">{children}</div>
        {!isDone && (
          <PageLink href={href} className="tap text-small underline underline-offset-4 hover:text-rust">
            Put it right
          </PageLink>
        )}
      </div>
    </li>
  );
}
