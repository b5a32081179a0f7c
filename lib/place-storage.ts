import { storedText } from "./browser-storage";

/** The PIN code and town to which this browser wants parcels to go, as text. */
export const { read: storedPlace, store: storePlace } = storedText("pincode");
