"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { ApiError, api } from "@/lib/http/client";
import { useAttemptKey } from "@/lib/http/use-attempt-key";
import { notify } from "@/lib/notify";
import { tellTabs } from "@/lib/tabs";
import { addressKey } from "./query-key";
import type {
  Address,
  AddressAnswer,
  AddressChange,
  AddressForm,
  AddressListAnswer,
  PincodeAnswer,
  PincodePlace,
} from "./schema";

/** The signed-in shopper's addresses, oldest first; the list is empty after a failed request. */
export function useAddresses() {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: addressKey(user?.id),
    queryFn: ({ signal }) => api<AddressListAnswer>(`/api/shop/address/get/${user?.id}`, { signal }),
    enabled: user !== null,
    // Another device may have changed where the next parcel goes.
    refetchOnWindowFocus: "always",
  });
  return { addresses: query.isError ? [] : (query.data?.data ?? []), ...ownState(session, query) };
}

type Saving = { addressId: null; form: AddressForm } | { addressId: string; form: AddressChange };

/**
 * Adds an address, or changes some fields of the one with the given id, and refetches the list. Requests are sent one after
 * the other. `onSaved` is called as soon as the server has saved the address, before the list is refetched.
 */
export function useSaveAddress(onSaved?: () => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  const reloadGone = useReloadGone();
  const keyOf = useAttemptKey();
  return useMutation({
    scope: { id: addressKey(user?.id).join(" ") },
    mutationFn: ({ addressId, form }: Saving) =>
      addressId
        ? api<AddressAnswer>(`/api/shop/address/update/${user?.id}/${addressId}`, { method: "PUT", body: form })
        : api<AddressAnswer>("/api/shop/address/add", {
            method: "POST",
            body: { ...form, userId: user?.id },
            headers: { "Idempotency-Key": keyOf(form) },
          }),
    onSuccess: ({ message }, { addressId }) => {
      onSaved?.();
      tellTabs({ about: "addresses" });
      notify.done(addressId ? "Address Updated" : message);
      return cache.invalidateQueries({ queryKey: addressKey(user?.id) });
    },
    onError: reloadGone,
  });
}

/** Deletes an address; the response contains the remaining addresses. */
export function useRemoveAddress() {
  const cache = useQueryClient();
  const { user } = useSession();
  const reloadGone = useReloadGone();
  return useMutation({
    mutationFn: ({ _id }: Address) =>
      api<AddressListAnswer>(`/api/shop/address/delete/${user?.id}/${_id}`, { method: "DELETE" }),
    onSuccess: (answer) => {
      cache.setQueryData<AddressListAnswer>(addressKey(user?.id), answer);
      tellTabs({ about: "addresses" });
      notify.done(answer.message);
    },
    onError: (error) => {
      notify.failed(error);
      reloadGone(error);
    },
  });
}

/** Returns an error handler that refetches the list if the address was deleted elsewhere (404). */
function useReloadGone(): (error: Error) => void {
  const reload = useReloadAddresses();
  return (error) => {
    if (error instanceof ApiError && error.status === 404) reload();
  };
}

/** Returns a function that invalidates the cached addresses. */
export function useReloadAddresses(): () => void {
  const cache = useQueryClient();
  const { user } = useSession();
  return () => void cache.invalidateQueries({ queryKey: addressKey(user?.id) });
}

/**
 * City and state of a PIN code: undefined until the code is complete and looked up, null for an unknown code. Errors
 * are ignored, because the lookup is only a convenience.
 */
export function usePincode(pincode: string): PincodePlace | null | undefined {
  const { data } = useQuery({
    queryKey: ["pincode", pincode],
    queryFn: ({ signal }) => api<PincodeAnswer>(`/api/shop/pincode/${pincode}`, { signal }),
    enabled: /^[1-9]\d{5}$/.test(pincode),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.data;
}
