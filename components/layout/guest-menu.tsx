import Link from "next/link";
import { buttonClasses } from "@/components/ui/button";
import { HelpRows } from "./help-rows";

export function GuestMenu() {
  return (
    <>
      <div className="px-3 pt-2 pb-3">
        <p className="font-semibold">Hello, Please Login!</p>
        <p className="text-ink-3 text-small">Login to Access</p>
      </div>
      <ul className="border-line border-t pt-2">
        <HelpRows />
      </ul>
      <div className="p-2 pt-3">
        <Link className={buttonClasses({ className: "w-full" })} href="/auth/login">
          Login
        </Link>
      </div>
    </>
  );
}
