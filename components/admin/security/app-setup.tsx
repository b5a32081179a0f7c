"use client";

import type { Control } from "@/components/form/control";
import { Form } from "@/components/form/form";
import { type BegunSecondFactor, EnableSecondFactor } from "@/lib/auth/second-factor-schema";

const controls: Control<"code">[] = [
  {
    name: "code",
    label: "Code",
    inputMode: "numeric",
    autoComplete: "one-time-code",
    hint: "The six digits that the app shows.",
  },
];

interface AppSetupProps {
  begun: BegunSecondFactor;
  /** May throw an ApiError for a wrong code. */
  onCode: (code: string) => Promise<unknown>;
  onCancel: () => void;
}

/** Shows the secret as a QR code and as text, and asks for the first code of the app. */
export function AppSetup({ begun, onCode, onCancel }: AppSetupProps) {
  const { secret, qr } = begun;
  return (
    <div className="grid gap-6 md:grid-cols-[13rem_minmax(0,24rem)]">
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="w-52 max-w-full bg-white text-black [forced-color-adjust:none]"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <div className="min-w-0">
        <p className="text-pretty text-ink-2">
          Scan the code with an authenticator app, or type this key into it:{" "}
          <code className="break-all font-semibold text-ink">{secret.match(/.{1,4}/g)?.join(" ")}</code>
        </p>
        <Form
          controls={controls}
          schema={EnableSecondFactor}
          defaultValues={{ code: "" }}
          submitText="Turn on"
          waitingText="Turning on…"
          isDisabled={({ code }) => !code?.trim()}
          className="mt-5 grid gap-4"
          buttonClassName="w-auto flex-1"
          onCancel={onCancel}
          onSubmit={({ code }) => onCode(code)}
        />
      </div>
    </div>
  );
}
