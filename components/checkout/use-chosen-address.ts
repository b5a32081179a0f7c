"use client";

import { useEffect } from "react";
import { useAddresses } from "@/lib/address/hooks";
import type { Address } from "@/lib/address/schema";
import { tabStorage } from "@/lib/browser-storage";
import { storedPlace } from "@/lib/place-storage";
import { savePlace } from "@/lib/saved-place";
import { useStored } from "@/lib/use-stored";

const place = "checkoutAddress";

/** The order is placed: the next one goes to the default address again. */
export const forgetChosenAddress = () => tabStorage.forget(place);

/** The delivery address of this order: the one selected in this tab, else the default. */
export function useChosenAddress(): {
  address: Address | undefined;
  isLoading: boolean;
  choose: (chosen: Address) => void;
} {
  const { addresses, isLoading } = useAddresses();
  const [chosenId, setChosenId] = useStored(() => tabStorage.read(place), null);

  function choose(chosen: Address) {
    tabStorage.keep(place, chosen._id);
    setChosenId(chosen._id);
    savePlace(chosen);
  }

  const address = addresses.find(({ _id }) => _id === chosenId) ?? addresses.find(({ isDefault }) => isDefault);

  // The rest of the shop then names the same place.
  useEffect(() => {
    if (address && storedPlace() === "") savePlace(address);
  }, [address]);

  return { address, isLoading, choose };
}
