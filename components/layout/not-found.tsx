import { LostPage } from "./lost-page";

/** What every page carries along for the case that there is nothing at its URL: only the heading is data of the page. */
export function NotFound() {
  return <LostPage heading="Oops! Page doesn't exist." />;
}
