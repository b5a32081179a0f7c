"use client";

import { AddressBook } from "@/components/address/address-book";
import { useAddresses, useSaveAddress } from "@/lib/address/hooks";
import { notify } from "@/lib/notify";

/** All addresses; the chosen one is the default of the next order. */
export function AddressTab() {
  const { addresses } = useAddresses();
  const { mutate: save, variables: choice, isPending: isChoosing } = useSaveAddress();
  // The chosen card is marked at once; an error puts the mark back.
  const chosenId = isChoosing ? choice.addressId : addresses.find(({ isDefault }) => isDefault)?._id;
  return (
    <>
      <h2 className="sr-only">Addresses</h2>
      <AddressBook
        chosenId={chosenId ?? undefined}
        // The name stays what it is, which may be the account's.
        onChoose={({ _id, name: _, ...form }) =>
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
