import { Mail, MapPin } from "lucide-react";
import { menuRow } from "./menu-row";
import { PanelButton } from "./panel-button";

/** The rows of the avatar's menu that are for everybody. */
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
