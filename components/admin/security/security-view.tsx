"use client";

import { useState } from "react";
import { PasswordDialog } from "@/components/auth/password-dialog";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/states";
import {
  useBeginSecondFactor,
  useDisableSecondFactor,
  useEnableSecondFactor,
  useSecondFactor,
} from "@/lib/auth/second-factor-hooks";
import type { BegunSecondFactor } from "@/lib/auth/second-factor-schema";
import { notify } from "@/lib/notify";
import { BackToDashboard } from "../back-to-dashboard";
import { PageFrame } from "../page-frame";
import { RowSkeletons } from "../row-skeletons";
import { AppSetup } from "./app-setup";
import { RecoveryCodes } from "./recovery-codes";

const asks = {
  on: {
    title: "Set up an authenticator app",
    text: "You will then sign in with your password and a code from the app.",
    action: "Continue",
    waitingText: "Checking…",
  },
  off: {
    title: "Turn the second factor off",
    text: "You will then sign in with your password only, and your recovery codes stop working.",
    action: "Turn off",
    waitingText: "Turning off…",
  },
  replace: {
    title: "Set up another app",
    text: "The old app and its recovery codes stop working. The admin area is closed to you until the new app is set up.",
    action: "Continue",
    waitingText: "Checking…",
    asksCode: true,
  },
};
type Ask = keyof typeof asks;

/** The admin's second factor: set it up with an authenticator app, see that it is on, turn it off, or replace it. */
export function SecurityView() {
  const { data, error, isLoading, isReloading, reload } = useSecondFactor();
  const { mutateAsync: begin } = useBeginSecondFactor();
  const { mutateAsync: enable } = useEnableSecondFactor();
  const { mutateAsync: disable } = useDisableSecondFactor();
  const [ask, setAsk] = useState<Ask>("on");
  const [isAsking, setAsking] = useState(false);
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);

  function askFor(what: Ask) {
    setAsk(what);
    setAsking(true);
  }

  async function confirm(password: string, code?: string) {
    if (ask !== "on") notify.done((await disable({ password, code })).message);
    if (ask !== "off") setBegun(await begin({ password }));
  }

  async function finish(code: string) {
    const { message, recoveryCodes } = await enable({ code });
    setBegun(null);
    setCodes(recoveryCodes);
    notify.done(message);
  }

  function content() {
    if (isLoading) return <RowSkeletons rows={2} label="Your settings are loading" />;
    if (error || !data) {
      return (
        <ErrorState
          as="h3"
          title="We couldn't load your settings."
          text={error?.message}
          onRetry={reload}
          waiting={isReloading}
        />
      );
    }
    if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
    if (begun) return <AppSetup begun={begun} onCode={finish} onCancel={() => setBegun(null)} />;
    const { enabled, required, recoveryCodesLeft: left } = data;
    return (
      <>
        <p className="max-w-prose text-pretty text-ink-2">
          {enabled
            ? `Signing in requires a code from your authenticator app. You have ${left} recovery ${left === 1 ? "code" : "codes"} left.`
            : "Signing in requires only your password. With an authenticator app, a stolen password is not enough to sign in."}
        </p>
        {required && !enabled && (
          <p role="alert" className="mt-3 font-semibold">
            This shop requires a second factor for every admin. Set it up to use the admin area.
          </p>
        )}
        <div className="mt-5">
          {!enabled && <Button onClick={() => askFor("on")}>Set up an app</Button>}
          {enabled && (
            <Button variant="outline" onClick={() => askFor(required ? "replace" : "off")}>
              {required ? "Set up another app" : "Turn off"}
            </Button>
          )}
        </div>
      </>
    );
  }

  return (
    <PageFrame title="Security" links={<BackToDashboard />}>
      <section className="hung pt-3 pb-10">
        <h2 className="display pb-4 text-h3">
          Second factor
          {data && !begun && !codes && <span className="text-ink-3">{`: ${data.enabled ? "on" : "off"}`}</span>}
        </h2>
        {content()}
      </section>
      <PasswordDialog {...asks[ask]} open={isAsking} onClose={() => setAsking(false)} onConfirm={confirm} />
    </PageFrame>
  );
}
