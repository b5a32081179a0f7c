"use client";

import { useAddresses } from "@/lib/address/hooks";
import type { Address } from "@/lib/address/schema";
import { tabStorage } from "@/lib/browser-storage";
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
  }

  const address = addresses.find(({ _id }) => _id === chosenId) ?? addresses.find(({ isDefault }) => isDefault);
  return { address, isLoading, choose };
}
