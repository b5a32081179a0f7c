"use client";

import { usePathname, useRouter } from "next/navigation";
import { useLogout } from "@/lib/auth/hooks";
import { redirectFor } from "@/lib/auth/redirects";
import { notify } from "@/lib/notify";

/** Signs out, on all devices if requested, and leaves the page if guests may not see it. */
export function useSignOut() {
  const { mutate, isPending } = useLogout();
  const router = useRouter();
  const path = usePathname();
  const signOut = (everywhere = false) =>
    mutate(
      { everywhere },
      {
        onSuccess: () => {
          const target = redirectFor(path, null);
          if (target) router.replace(target);
          // The router's cache was rendered for the user who signed out.
          router.refresh();
        },
        onError: (error) => notify.failed(error),
      },
    );
  return { signOut, isSigningOut: isPending };
}
