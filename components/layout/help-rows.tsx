import { Mail, MapPin } from "lucide-react";
import { menuRow } from "./menu-row";
import { PanelButton } from "./panel-button";

/** The rows of the avatar's menu that every visitor gets. */
export function HelpRows() {
  return (
    <>
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
    </>
  );
}
