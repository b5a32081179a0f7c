import { LostPage } from "./lost-page";

const heading = "Oops! Page doesn't exist.";

/** What every page carries along for the case that there is nothing at its URL: only the heading is data of the page. */
export function NotFound() {
  return <LostPage heading={heading} />;
}

/** The same within the shop's frame, with ways on. */
export function ShopNotFound() {
  return <LostPage heading={heading} inShop />;
}
