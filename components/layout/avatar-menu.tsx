"use client";

import { CircleUserRound, LoaderCircle } from "lucide-react";
import Link from "next/link";
import { type MouseEvent, useId, useRef } from "react";
import { useSession } from "@/lib/auth/hooks";
import { GuestMenu } from "./guest-menu";
import { ShopperMenu } from "./shopper-menu";

/** The browser's own popover: it closes by Escape or a press beside it and gives the focus back, without a script of ours. */
const menuLook =
  "fixed inset-auto top-15 right-[calc(max(0px,(100%-90rem)/2)+0.75rem)] m-0 w-72 translate-y-0 rounded-b-panel border-marigold border-t-4 bg-paper p-2 text-ink opacity-100 shadow-panel ring-1 ring-line transition-[opacity,translate] duration-(--duration-panel) ease-fall starting:-translate-y-3 starting:opacity-0 md:right-[calc(max(0px,(100%-90rem)/2)+1.25rem)] lg:top-17 xl:right-[calc(max(0px,(100%-90rem)/2)+2.25rem)]";

export function AvatarMenu() {
  const { user, isLoading } = useSession();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);

  if (isLoading) {
    return (
      <>
        <span role="status" className="-mr-1 grid size-11 place-items-center noscript:hidden">
          <LoaderCircle className="size-5 animate-spin text-ink-3" />
          <span className="sr-only">Checking who is signed in</span>
        </span>
        <Link href="/auth/login" prefetch={false} className="hidden px-2 py-3 font-semibold noscript:block">
          Login
        </Link>
      </>
    );
  }

  /** Whatever is pressed inside leads somewhere else. */
  function closeAfterChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) menu.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        aria-label="Account menu"
        popoverTarget={id}
        className="-mr-1 grid size-11 place-items-center rounded-full transition-colors duration-(--duration-touch) hover:bg-cotton"
      >
        {user ? (
          <span className="grid size-8 place-items-center rounded-full bg-neel font-bold text-small">
            {[...user.username][0]?.toUpperCase()}
          </span>
        ) : (
          <CircleUserRound className="size-6" />
        )}
      </button>
      <div ref={menu} id={id} popover="auto" className={menuLook} onClickCapture={closeAfterChoice}>
        {user ? <ShopperMenu user={user} /> : <GuestMenu />}
      </div>
    </>
  );
}
