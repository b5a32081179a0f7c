"use client";

import { useRouter } from "next/navigation";
import { withNext } from "@/lib/auth/next-page";
import { type PendingAction, savePendingAction } from "@/lib/auth/pending-action";
import { notify } from "@/lib/notify";

/** Asks a guest to log in; afterwards they return to this page and the action runs. */
export function useLogInOffer(): (text: string, action: PendingAction) => void {
  const router = useRouter();
  return (text, action) =>
    notify.login(text, {
      label: "Log in",
      onPress: () => {
        savePendingAction(action);
        router.push(withNext("/auth/login", window.location.pathname + window.location.search));
      },
    });
}
