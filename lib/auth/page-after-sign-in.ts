import { nextPage } from "./next-page";
import { landingPage } from "./redirects";
import type { User } from "./schema";

/**
 * The page that follows an auth page after signing in: the target of its `?next=`, else the default page of the role.
 */
export function pageAfterSignIn({ role }: Pick<User, "role">): string {
  return nextPage(window.location.search) ?? landingPage(role);
}
