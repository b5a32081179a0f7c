"use client";

import { usePathname, useRouter } from "next/navigation";
import { useLogout } from "@/lib/auth/hooks";
import { redirectFor } from "@/lib/auth/redirects";
import { notify } from "@/lib/notify";

/** Signs out and leaves the page when a guest may not see it. */
export function useSignOut(): () => void {
  const { mutate } = useLogout();
  const router = useRouter();
  const path = usePathname();
  return () =>
    mutate(undefined, {
      onSuccess: () => {
        const target = redirectFor(path, null);
        if (target) router.replace(target);
        // What the router kept was made for the one who left.
        router.refresh();
      },
      onError: (error) => notify.error(error.message),
    });
}
