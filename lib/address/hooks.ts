"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/lib/auth/hooks";
import { ownState } from "@/lib/auth/own-state";
import { ApiError, api } from "@/lib/http/client";
import { notify } from "@/lib/notify";
import type { Address, AddressAnswer, AddressForm, AddressListAnswer, PincodeAnswer, PincodePlace } from "./schema";

const addressKey = (userId: string | undefined) => ["addresses", userId ?? "guest"] as const;

/** The signed-in shopper's addresses, oldest first; a failed load empties the list. */
export function useAddresses() {
  const session = useSession();
  const { user } = session;
  const query = useQuery({
    queryKey: addressKey(user?.id),
    queryFn: ({ signal }) => api<AddressListAnswer>(`/api/shop/address/get/${user?.id}`, { signal }),
    enabled: user !== null,
  });
  return { addresses: query.isError ? [] : (query.data?.data ?? []), ...ownState(session, query) };
}

/**
 * Adds an address, or changes the one with this id, one after the other; the list loads again. `onSaved` is called as
 * soon as the server has it, before the list is there.
 */
export function useSaveAddress(onSaved?: () => void) {
  const cache = useQueryClient();
  const { user } = useSession();
  const reloadGone = useReloadGone();
  return useMutation({
    scope: { id: addressKey(user?.id).join(" ") },
    mutationFn: ({ addressId, form }: { addressId: string | null; form: AddressForm }) =>
      addressId
        ? api<AddressAnswer>(`/api/shop/address/update/${user?.id}/${addressId}`, { method: "PUT", body: form })
        : api<AddressAnswer>("/api/shop/address/add", { method: "POST", body: { ...form, userId: user?.id } }),
    onSuccess: ({ message }, { addressId }) => {
      onSaved?.();
      notify.done(addressId ? "Address Updated" : message);
      return cache.invalidateQueries({ queryKey: addressKey(user?.id) });
    },
    onError: reloadGone,
  });
}

/** Deletes an address; those that are left come with the answer. */
export function useRemoveAddress() {
  const cache = useQueryClient();
  const { user } = useSession();
  const reloadGone = useReloadGone();
  return useMutation({
    mutationFn: ({ _id }: Address) =>
      api<AddressListAnswer>(`/api/shop/address/delete/${user?.id}/${_id}`, { method: "DELETE" }),
    onSuccess: (answer) => {
      cache.setQueryData<AddressListAnswer>(addressKey(user?.id), answer);
      notify.done(answer.message);
    },
    onError: (error) => {
      notify.error(error.message);
      reloadGone(error);
    },
  });
}

/** An address that was deleted elsewhere leaves the list here too. */
function useReloadGone(): (error: Error) => void {
  const reload = useReloadAddresses();
  return (error) => {
    if (error instanceof ApiError && error.status === 404) reload();
  };
}

/** Asks again for the addresses that are shown. */
export function useReloadAddresses(): () => void {
  const cache = useQueryClient();
  const { user } = useSession();
  return () => void cache.invalidateQueries({ queryKey: addressKey(user?.id) });
}

/**
 * City and state of a PIN code: undefined until it is complete and has been looked up, null for one that nobody knows.
 * What fails here is only a convenience.
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
