"use client";

import { AddressBook } from "@/components/address/address-book";
import { useAddresses, useSaveAddress } from "@/lib/address/hooks";
import { notify } from "@/lib/notify";

/** All addresses. The selected one is the default for the next order. */
export function AddressTab() {
  const { addresses } = useAddresses();
  const { mutate: save, variables: choice, isPending: isChoosing } = useSaveAddress();
  // Optimistic: the card is selected at once, and an error reverts it.
  const chosenId = isChoosing ? choice.addressId : addresses.find(({ isDefault }) => isDefault)?._id;
  return (
    <>
      <h2 className="sr-only">Addresses</h2>
      <AddressBook
        chosenId={chosenId ?? undefined}
        onChoose={({ _id }) =>
          save({ addressId: _id, form: { isDefault: true } }, { onError: (error) => notify.failed(error) })
        }
        newCard="first"
        className="lg:grid-cols-3"
      />
    </>
  );
}
