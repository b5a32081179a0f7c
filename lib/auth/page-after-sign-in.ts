import { nextPage } from "./next-page";
import { landingPage } from "./redirects";
import type { User } from "./schema";

/** Where somebody goes from an auth page once they are signed in: to what its `?next=` names, else to where they land by role. */
export function pageAfterSignIn({ role }: Pick<User, "role">): string {
  return nextPage(window.location.search) ?? landingPage(role);
}
