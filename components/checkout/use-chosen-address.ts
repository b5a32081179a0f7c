"use client";

import { useEffect } from "react";
import { useAddresses } from "@/lib/address/hooks";
import type { Address } from "@/lib/address/schema";
import { tabStorage } from "@/lib/browser-storage";
import { storedPlace } from "@/lib/place-storage";
import { savePlace } from "@/lib/saved-place";
import { useStored } from "@/lib/use-stored";

const place = "checkoutAddress";

/** The delivery address of this order: the one selected in this tab, else the default. */
export function useChosenAddress(): {
  address: Address | undefined;
  isLoading: boolean;
  choose: (addressId: string) => void;
} {
  const { addresses, isLoading } = useAddresses();
  const [chosenId, setChosenId] = useStored(() => tabStorage.read(place), null);

  function choose(addressId: string) {
    tabStorage.keep(place, addressId);
    setChosenId(addressId);
    const chosen = addresses.find(({ _id }) => _id === addressId);
    if (chosen) savePlace(chosen);
  }

  const address = addresses.find(({ _id }) => _id === chosenId) ?? addresses.find(({ isDefault }) => isDefault);

  // The rest of the shop then names the same place.
  useEffect(() => {
    if (address && storedPlace() === "") savePlace(address);
  }, [address]);

  return { address, isLoading, choose };
}
