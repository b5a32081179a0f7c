import { type FocusEvent, type ReactNode, useEffect, useRef } from "react";

/**
 * A card on the profile tab. When the control that has the focus gives way to another, a button to its form or a form to its
 * button, the heading has the focus: it would be lost with the control.
 */
export function Panel({ title, action, children }: { title: string; action?: ReactNode; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focused = useRef<Element | null>(null);

  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    heading.current?.focus();
  });

  const remembering = {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };

  return (
    <section {...remembering} className="hung max-w-3xl rounded-b-hung border-line border-x border-b p-5 md:p-7">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3 md:min-h-9">
        <h2 ref={heading} tabIndex={-1} className="display text-h3 outline-none">
          {title}
        </h2>
        {action}
      </div>
      {children && <div className="pt-4">{children}</div>}
    </section>
  );
}
