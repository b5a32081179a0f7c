"use client";

import Link from "next/link";
import { Button, buttonClasses } from "@/components/ui/button";
import { useVerifyEmail } from "@/lib/auth/account-hooks";
import { ApiError } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import { DeadLink } from "./dead-link";
import { useLinkToken } from "./use-link-token";

/** Confirms the address on a press: programs that check mails open links, but press nothing. */
export function VerifyEmailForm() {
  const { mutate: verify, isPending, isSuccess, error } = useVerifyEmail();
  const token = useLinkToken();
  const isDead = error instanceof ApiError && error.code === "invalid";
  if (isSuccess) {
    return (
      <>
        <p role="status">Your email address is confirmed.</p>
        <Link href="/shop/home" className={buttonClasses({ size: "lg", className: "mt-6 w-full" })}>
          Go to the shop
        </Link>
      </>
    );
  }
  if (isDead || token === null) {
    return (
      <DeadLink
        href="/shop/account"
        isMissing={token === null}
        note="If your account doesn't ask for it any more, your address is confirmed already."
      >
        Ask for a new link
      </DeadLink>
    );
  }
  return (
    <>
      <p>Press the button to confirm that this mail address is yours.</p>
      <p className="mt-3">If you didn't make the account, don't press it, and ignore the mail.</p>
      <Button
        size="lg"
        className="mt-6 w-full"
        disabled={token === undefined}
        waiting={isPending}
        waitingText="Confirming…"
        onClick={() =>
          verify(
            { token: token ?? "" },
            {
              onError: (problem) =>
                problem instanceof ApiError && problem.code === "invalid" ? undefined : notify.failed(problem),
            },
          )
        }
      >
        Confirm
      </Button>
    </>
  );
}
