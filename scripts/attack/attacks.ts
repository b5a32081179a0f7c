import type { Attack } from "./attack";
import { floods } from "./attacks/floods";
import { forgotten } from "./attacks/forgotten";
import { halfHeaders } from "./attacks/half-headers";
import { marks, parts, pictures } from "./attacks/heavy-calls";
import { hoarding } from "./attacks/hoarding";
import { madeUpAddresses } from "./attacks/made-up-addresses";
import { rushes } from "./attacks/rush";
import { slowBodies } from "./attacks/slow-bodies";
import { upgrades } from "./attacks/upgrades";

/** All attacks, in the order in which they run. */
export const attacks: Attack[] = [
  upgrades,
  halfHeaders,
  slowBodies,
  marks,
  parts,
  pictures,
  hoarding,
  forgotten,
  ...rushes,
  ...floods,
  madeUpAddresses,
];
