"use client";

import { Eye, EyeOff } from "lucide";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/class-names";
import { useHydrated } from "./use-hydrated";

/** A password field with a button that shows the password; submitting the form hides it again. */
export function PasswordInput({ className, ...props }: Omit<ComponentProps<"input">, "type">) {
  const [isShown, setIsShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  useEffect(() => {
    const form = box.current?.closest("form");
    const hide = () => setIsShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);

  return (
    <div ref={box} className="relative">
      <Input
        type={isShown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={cn("pr-13", className)}
        {...props}
      />
      {isHydrated && (
        <button
          type="button"
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-ink-2 transition-colors duration-(--duration-touch) hover:text-ink"
        >
          <Icon shape={isShown ? EyeOff : Eye} className="size-5" />
          <span className="sr-only">Show password</span>
        </button>
      )}
    </div>
  );
}
