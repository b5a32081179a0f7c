"use client";

import type { MouseEvent } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { useRowFocus } from "@/components/ui/use-row-focus";
import type { SessionList } from "@/lib/auth/schema";
import { useEndSession, useSessions } from "@/lib/auth/session-hooks";
import { formatMoment } from "@/lib/dates";
import { outcome } from "@/lib/outcome";
import { Panel } from "./panel";
import { SignOutEverywhere } from "./sign-out-everywhere";

type Session = SessionList["sessions"][number];

const moment = (at: string | null) => (at ? formatMoment(at) : "Unknown");

/** Lists the sessions of the account; each other one can be ended, and all at once. */
export function SessionsPanel() {
  const { data, isError, isFetching, refetch } = useSessions();
  const { mutate: end, isPending, variables } = useEndSession();
  const rows = useRowFocus<HTMLUListElement>();
  const sessions = data?.sessions ?? [];
  /** The button goes with the other sessions, and would take the focus with it. */
  const endOthers = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const heading = currentTarget.closest("section")?.querySelector("h2");
    const onSuccess = (answer: { message: string }) => {
      outcome.onSuccess(answer);
      heading?.focus();
    };
    end({ others: true }, { ...outcome, onSuccess });
  };
  const isEnding = (id: string) => isPending && variables !== undefined && "id" in variables && variables.id === id;
  const all = sessions.length > 1 && (
    <Button
      variant="outline"
      size="sm"
      waiting={isPending && variables !== undefined && "others" in variables}
      waitingText="Ending…"
      onClick={endOthers}
    >
      End all others
    </Button>
  );
  return (
    <Panel title="Where you're signed in" action={all}>
      {isError && !data ? (
        <ErrorState
          title="We couldn't load the list."
          text="Please try again."
          onRetry={() => void refetch()}
          waiting={isFetching}
        />
      ) : data ? (
        <ul {...rows.list} aria-label="Where you're signed in" className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={isEnding(session.id)}
              onEnd={() => end({ id: session.id }, outcome)}
            />
          ))}
        </ul>
      ) : (
        <Skeleton className="h-16" />
      )}
      <SignOutEverywhere />
    </Panel>
  );
}

interface SessionRowProps {
  session: Session;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { browser, system, firstAt, lastAt, current } = session;
  const name = browser === system ? browser : `${browser} on ${system}`;
  return (
    <li data-row-actions={current ? undefined : ""} className="flex items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium">
          <span>{name}</span>
          {current && <span className="ml-2 text-good text-small">This device</span>}
        </p>
        <p className="text-ink-3 text-small">{`Signed in: ${moment(firstAt)}. Last used: ${moment(lastAt)}.`}</p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          aria-label={`End the session of ${name}, last used ${moment(lastAt)}`}
          waiting={isEnding}
          waitingText="Ending…"
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </li>
  );
}
