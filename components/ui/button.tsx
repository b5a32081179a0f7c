import { cva, type VariantProps } from "class-variance-authority";
import { LoaderCircle } from "lucide-react";
import * as Slot from "radix-ui/slot";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/lib/class-names";

/** No variant's hover colour is another variant's normal colour: side by side they stay distinguishable. */
export const buttonVariants = cva(
  "inline-flex items-center justify-center gap-2 whitespace-nowrap rounded-control border border-transparent font-semibold transition-colors duration-(--duration-touch) disabled:border-transparent disabled:bg-cotton disabled:text-ink-3 disabled:no-underline aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-cotton aria-disabled:text-ink-3 aria-disabled:no-underline",
  {
    variants: {
      variant: {
        default: "bg-ink text-paper hover:bg-kesar hover:text-ink active:bg-marigold-soft",
        custom: "bg-marigold text-ink hover:bg-marigold-deep active:bg-marigold",
        destructive: "bg-error text-paper hover:bg-error-ink",
        outline: "border-line-strong bg-paper text-ink hover:border-ink hover:bg-marigold-soft",
        secondary: "bg-cotton text-ink hover:bg-cotton-deep",
        ghost: "text-ink hover:bg-marigold-soft",
        link: "text-ink underline decoration-1 underline-offset-4 hover:text-rust hover:decoration-2",
      },
      size: {
        default: "h-11 px-5 text-body",
        sm: "tap h-11 px-3.5 text-small md:h-9",
        lg: "h-13 px-7 text-lead",
        icon: "size-11",
        custom: "",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Applies the styles to the single child instead, a link for instance. */
  asChild?: boolean;
  /** Shows a spinner and ignores presses; the focus stays. */
  waiting?: boolean;
  /** The text while pending, "Adding…". Always given, so that the width is the same before and while pending. */
  waitingText?: string;
}

function takeNoPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** The label and the pending state share one cell, so that the button is as wide as the wider of the two. */
function States({ waiting, waitingText, children }: Pick<ButtonProps, "waiting" | "waitingText" | "children">) {
  const state = "col-start-1 row-start-1 inline-flex items-center justify-center gap-2";
  return (
    <span className="grid">
      <span className={cn(state, waiting && (waitingText ? "invisible" : "opacity-0"))}>{children}</span>
      <span className={cn(state, !waiting && "invisible")}>
        <LoaderCircle className="size-4 animate-spin" />
        {waitingText}
      </span>
    </span>
  );
}

export function Button({ className, variant, size, asChild, waiting, waitingText, ...props }: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot.Root data-slot="button" className={look} {...props} />;
  const { children, onClick, type = "button", ...rest } = props;
  return (
    <button
      data-slot="button"
      className={look}
      type={type}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? takeNoPress : onClick}
      {...rest}
    >
      {waiting || waitingText ? <States {...{ waiting, waitingText, children }} /> : children}
    </button>
  );
}
