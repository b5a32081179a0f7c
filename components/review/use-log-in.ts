"use client";

import { useRouter } from "next/navigation";
import { withNext } from "@/lib/auth/next-page";
import { notify } from "@/lib/notify";

/** Asks a guest to log in; afterwards they are back on this page. */
export function useLogIn(): (text: string) => void {
  const router = useRouter();
  return (text) => {
    const here = window.location.pathname + window.location.search;
    notify.login(text, { label: "Log in", onPress: () => router.push(withNext("/auth/login", here)) });
  };
}
