"use client";

import { CircleUserRound, LoaderCircle } from "lucide";
import Link from "next/link";
import { type ComponentType, type MouseEvent, type ToggleEvent, useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useSession } from "@/lib/auth/hooks";
import { notify } from "@/lib/notify";
import { useOverlayEntry } from "@/lib/overlays/use-overlay-entry";
import { HeaderAvatar } from "./header-avatar";

/** The browser's own popover: without our JavaScript, Escape or a press outside closes it and restores the focus. */
const menuClasses =
  "fixed inset-auto top-15 right-[calc(max(0px,(100%-90rem)/2)+0.75rem)] m-0 max-h-[calc(100dvh-4.5rem)] min-h-20 w-72 translate-y-0 overflow-y-auto rounded-b-panel border-marigold border-t-4 bg-paper p-2 text-ink opacity-100 shadow-panel ring-1 ring-line transition-[opacity,translate] duration-(--duration-panel) ease-fall starting:-translate-y-3 starting:opacity-0 md:right-[calc(max(0px,(100%-90rem)/2)+1.25rem)] lg:top-17 xl:right-[calc(max(0px,(100%-90rem)/2)+2.25rem)]";

const load = () => import("./account-menu").then((module) => module.AccountMenu);

function Spinner({ text }: { text: string }) {
  return (
    <span role="status" className="grid size-11 place-items-center noscript:hidden">
      <Icon shape={LoaderCircle} className="size-5 animate-spin text-ink-3" />
      <span className="sr-only">{text}</span>
    </span>
  );
}

export function AvatarMenu() {
  const { user, isLoading } = useSession();
  const [Menu, setMenu] = useState<ComponentType | null>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  useOverlayEntry(isOpen, () => popover.current?.hidePopover());

  if (isLoading) {
    return (
      <>
        {/* As far to the right as the button that follows. */}
        <div className="-mr-1">
          <Spinner text="Checking who is signed in" />
        </div>
        <Link href="/auth/login" prefetch={false} className="hidden px-2 py-3 font-semibold noscript:block">
          Login
        </Link>
      </>
    );
  }

  /** The rows are loaded when the menu first opens: most visitors never see them. */
  async function toggled(event: ToggleEvent) {
    setIsOpen(event.newState === "open");
    if (event.newState !== "open" || Menu) return;
    try {
      const Rows = await load();
      setMenu(() => Rows);
    } catch {
      popover.current?.hidePopover();
      notify.error("The menu couldn't open. Check your connection and try again.");
    }
  }

  /** Every item inside navigates, so any press closes the menu. */
  function closeAfterChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) popover.current?.hidePopover();
  }

  /** Before Safari 17 there are no popovers: see globals.css. */
  function leadOnInstead() {
    if (!popover.current?.showPopover) location.assign("/shop/account");
  }

  return (
    <>
      <button
        type="button"
        aria-label="Account menu"
        popoverTarget={id}
        onClick={leadOnInstead}
        onPointerEnter={() => void load().catch(() => undefined)}
        className="-mr-1 grid size-11 place-items-center rounded-full transition-colors duration-(--duration-touch) hover:bg-cotton"
      >
        {user ? <HeaderAvatar username={user.username} /> : <Icon shape={CircleUserRound} className="size-6" />}
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        className={menuClasses}
        onToggle={toggled}
        onClickCapture={closeAfterChoice}
      >
        {Menu ? <Menu /> : <Spinner text="Opening the menu" />}
      </div>
    </>
  );
}
