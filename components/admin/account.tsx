"use client";

import { LogOut } from "lucide";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLogout, useSession } from "@/lib/auth/hooks";
import { notify } from "@/lib/notify";

/** The signed-in admin, and the red sign-out button. */
export function AdminAccount() {
  const { user } = useSession();
  const { mutate, isPending } = useLogout();
  const router = useRouter();

  function signOut() {
    mutate(
      {},
      {
        onSuccess: () => {
          router.replace("/auth/login");
          // The router's cache was rendered for the user who signed out.
          router.refresh();
        },
        onError: (error) => notify.failed(error),
      },
    );
  }

  return (
    <span className="ml-auto flex min-w-0 items-center gap-4">
      <span className="truncate text-ink-2 text-small max-md:hidden">{user?.email}</span>
      <Button variant="destructive" size="custom" className="tap h-10 px-4" waiting={isPending} onClick={signOut}>
        <Icon shape={LogOut} className="size-4" />
        <span>Logout</span>
      </Button>
    </span>
  );
}
