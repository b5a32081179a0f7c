import type { ComponentProps, MouseEvent } from "react";
import { cn } from "@/lib/class-names";

interface ButtonVariant {
  variant?: "default" | "custom" | "destructive" | "outline" | "secondary" | "ghost" | "link";
  /** `custom` leaves height, padding and type size to `className`. */
  size?: "md" | "sm" | "lg" | "icon" | "custom";
  className?: string;
}

/** The classes of a button, also for links that look like one. See app/styles/controls.css. */
export function buttonClasses({ variant = "default", size = "md", className }: ButtonVariant = {}): string {
  return cn("button", `button-${variant}`, size !== "custom" && `button-${size}`, className);
}

interface ButtonProps extends ComponentProps<"button">, ButtonVariant {
  className?: string;
  /** Shows a spinner and ignores presses; the focus stays. */
  waiting?: boolean;
  /** The text while pending, "Adding…". Always given, so that the width is the same before and while pending. */
  waitingText?: string;
}

function takeNoPress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** Buttons that were pressed just now. */
const pressed = new WeakSet<EventTarget>();

/**
 * Ignores the second press of a double press: TanStack Query tells screens that a call is pending after a timeout of 0 ms,
 * and until then the button is not waiting. The timeout here comes after that one.
 */
function once(onClick: NonNullable<ButtonProps["onClick"]>): NonNullable<ButtonProps["onClick"]> {
  return (event) => {
    const button = event.currentTarget;
    if (pressed.has(button)) {
      takeNoPress(event);
      return;
    }
    pressed.add(button);
    try {
      onClick(event);
    } finally {
      setTimeout(() => pressed.delete(button));
    }
  };
}

function States({ waiting, waitingText, children }: Pick<ButtonProps, "waiting" | "waitingText" | "children">) {
  const hidden = waitingText ? "invisible" : "opacity-0";
  return (
    <span className="button-states">
      <span className={waiting ? hidden : undefined}>{children}</span>
      <span className={waiting ? undefined : "invisible"}>{waitingText && <span>{waitingText}</span>}</span>
    </span>
  );
}

export function Button({ className, variant, size, waiting, waitingText, ...props }: ButtonProps) {
  const { children, onClick, type = "button", ...rest } = props;
  return (
    <button
      data-slot="button"
      className={buttonClasses({ variant, size, className })}
      type={type}
      aria-busy={waiting || undefined}
      aria-disabled={waiting || undefined}
      onClick={waiting ? takeNoPress : waiting === false && onClick ? once(onClick) : onClick}
      {...rest}
    >
      {waiting || waitingText ? (
        <States waiting={waiting} waitingText={waitingText}>
          {children}
        </States>
      ) : (
        children
      )}
    </button>
  );
}
