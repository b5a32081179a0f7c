"use client";

import { AddressBook } from "@/components/address/address-book";
import { useAddresses, useSaveAddress } from "@/lib/address/hooks";
import { notify } from "@/lib/notify";

/** All addresses; the chosen one is the default of the next order. */
export function AddressTab() {
  const { addresses } = useAddresses();
  const { mutate: save } = useSaveAddress();
  return (
    <>
      <h2 className="sr-only">Addresses</h2>
      <AddressBook
        chosenId={addresses.find(({ isDefault }) => isDefault)?._id}
        onChoose={({ _id, ...form }) =>
          save(
            { addressId: _id, form: { ...form, isDefault: true } },
            { onError: ({ message }) => notify.error(message) },
          )
        }
        newCard="first"
        className="lg:grid-cols-3"
      />
    </>
  );
}
