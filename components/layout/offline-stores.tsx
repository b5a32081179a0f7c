"use client";

import { MapPin } from "lucide-react";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { cn } from "@/lib/class-names";
import { useShopConfig } from "@/lib/config/hooks";
import { site, telephone } from "@/lib/site";
import type { PanelProps } from "./panel-context";

/** A store as it is shown: what is not known of it, "" or absent, is left out. */
interface Store {
  name: string;
  state: string;
  lat: number;
  lng: number;
  street?: string;
  pincode?: string;
  hours?: string;
  phone?: string;
}

const stores: readonly Store[] = site.stores;

const linkClasses = "tap underline underline-offset-4 hover:text-rust";

/** The way to a place, in whatever shows maps on this device. */
const directionsTo = ({ lat, lng }: Store) => `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

const mapClasses = "mb-4 aspect-square w-full rounded-b-hung md:aspect-4/3";

const StoreMap = dynamic(() => import("./store-map").then((module) => module.StoreMap), {
  ssr: false,
  loading: () => <Skeleton className={mapClasses} />,
});

/** The map if an API key is set; if not, the reason is logged to the console. */
function MapIfAny() {
  const { data, error, isPending } = useShopConfig();
  const key = data?.mapsKey;
  useEffect(() => {
    if (isPending || key) return;
    console.error(
      error ? `The store map is unavailable: ${error.message}` : "The store map is unavailable: no maps key is set.",
    );
  }, [isPending, key, error]);
  if (isPending) return <Skeleton className={mapClasses} />;
  return key ? <StoreMap mapsKey={key} className={mapClasses} /> : null;
}

export function OfflineStores({ open, onOpenChange }: PanelProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>Offline Stores</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <MapIfAny />
          <p className="pb-3 text-ink-2">Our stores</p>
          <ul className="grid gap-x-6 md:grid-cols-2">
            {stores.map((store) => (
              <li key={store.name} className="flex min-h-16 items-start gap-4 border-line border-t py-3">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-marigold-soft text-rust">
                  <MapPin className="size-5 stroke-[1.5]" />
                </span>
                <div>
                  <p className="font-semibold text-lead leading-[1.5rem]">{store.name}</p>
                  {store.street && <p className="wrap-anywhere text-ink-2 text-small">{store.street}</p>}
                  <p className="text-ink-3 text-small">{[store.state, store.pincode].filter(Boolean).join(" ")}</p>
                  {store.hours && <p className="text-ink-3 text-small">{store.hours}</p>}
                  <p className="mt-1 flex flex-wrap gap-x-4 gap-y-2 text-small">
                    {store.phone && (
                      <a href={telephone(store.phone)} className={cn("figures", linkClasses)}>
                        {store.phone}
                      </a>
                    )}
                    <a
                      href={directionsTo(store)}
                      target="_blank"
                      rel="noopener"
                      aria-label={`Directions to our store in ${store.name}`}
                      className={linkClasses}
                    >
                      Directions
                    </a>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
