"use client";

import { Keyboard, Mail, MapPin } from "lucide";
import { Icon } from "@/components/ui/icon";
import { toggleShortcuts, useShortcuts } from "@/lib/shortcuts";
import { menuRow } from "./menu-row";
import { PanelButton } from "./panel-button";

/** The rows of the avatar's menu that every visitor gets. */
export function HelpRows() {
  const hasShortcuts = useShortcuts();
  return (
    <>
      <li>
        <PanelButton panel="contact" className={menuRow}>
          <Icon shape={Mail} />
          <span>Contact Us</span>
        </PanelButton>
      </li>
      <li>
        <PanelButton panel="stores" className={menuRow}>
          <Icon shape={MapPin} />
          <span>Offline Stores</span>
        </PanelButton>
      </li>
      {/* Nothing for a touch screen, which has no keys. */}
      <li className="[@media(hover:none)]:hidden">
        <button type="button" className={menuRow} onClick={toggleShortcuts}>
          <Icon shape={Keyboard} />
          <span>{`Keyboard shortcuts: ${hasShortcuts ? "on" : "off"}`}</span>
        </button>
      </li>
    </>
  );
}
