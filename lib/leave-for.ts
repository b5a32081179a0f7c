import type { useRouter } from "next/navigation";

/**
 * Goes to another page in place of this one. A form that awaits it waits until it is gone with its page: on a slow
 * connection that takes a while, and another press would sign in, sign up or delete once more.
 * @param router the page's
 * @param path where to, such as "/shop/home"
 * @returns a promise that never resolves
 */
export function leaveFor(router: ReturnType<typeof useRouter>, path: string): Promise<never> {
  router.replace(path);
  return new Promise(() => undefined);
}
