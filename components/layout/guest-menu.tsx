import { Mail, MapPin } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { menuRow } from "./menu-row";
import { PanelButton } from "./panel-button";

export function GuestMenu() {
  return (
    <>
      <div className="px-3 pt-2 pb-3">
        <p className="font-semibold">Hello, Please Login!</p>
        <p className="text-ink-3 text-small">Login to Access</p>
      </div>
      <ul className="border-line border-t pt-2">
        <li>
          <PanelButton panel="contact" className={menuRow}>
            <Mail />
            Contact Us
          </PanelButton>
        </li>
        <li>
          <PanelButton panel="stores" className={menuRow}>
            <MapPin />
            Offline Stores
          </PanelButton>
        </li>
      </ul>
      <div className="p-2 pt-3">
        <Button asChild className="w-full">
          <Link href="/auth/login">Login</Link>
        </Button>
      </div>
    </>
  );
}
