"use client";

import { MapPin } from "lucide";
import dynamic from "next/dynamic";
import { useEffect } from "react";
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";
import { cn } from "@/lib/class-names";
import { useShopConfig } from "@/lib/config/hooks";
import { useStores } from "@/lib/settings/hooks";
import type { StoresAnswer } from "@/lib/settings/schema";
import { telephone } from "@/lib/settings/texts";
import type { PanelProps } from "./panel-context";

const linkClasses = "tap underline underline-offset-4 hover:text-rust";

/** The way to a place, in whatever shows maps on this device. */
const directionsTo = ({ lat, lng }: StoreRowProps["store"]) =>
  `https://www.google.com/maps/dir/?api=1&destination=${lat},${lng}`;

const mapClasses = "mb-4 aspect-square w-full rounded-b-hung md:aspect-4/3";

const StoreMap = dynamic(() => import("./store-map").then((module) => module.StoreMap), {
  ssr: false,
  loading: () => <Skeleton className={mapClasses} />,
});

interface StoreRowProps {
  store: StoresAnswer["stores"][number];
}

/** The map if an API key is set; if not, the reason is logged to the console. */
function MapIfAny({ stores }: StoresAnswer) {
  const { data, error, isPending } = useShopConfig();
  const key = data?.mapsKey;
  useEffect(() => {
    if (isPending || key) return;
    console.error(
      error ? `The store map is unavailable: ${error.message}` : "The store map is unavailable: no maps key is set.",
    );
  }, [isPending, key, error]);
  if (isPending) return <Skeleton className={mapClasses} />;
  return key ? <StoreMap mapsKey={key} stores={stores} className={mapClasses} /> : null;
}

function StoreRow({ store }: StoreRowProps) {
  const { name, street, city, state, pincode, hours, phone } = store;
  const place = [...new Set([city === name ? "" : city, state, pincode])].filter(Boolean).join(", ");
  return (
    <li className="flex min-h-16 items-center gap-4 border-line border-t py-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-marigold-soft text-rust">
        <Icon shape={MapPin} className="size-5 stroke-[1.5]" />
      </span>
      <div>
        <p className="font-semibold text-lead leading-[1.5rem]">{name}</p>
        {[street, place, hours].filter(Boolean).map((line) => (
          <p key={line} className="text-ink-3 text-small">
            {line}
          </p>
        ))}
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-2 text-small">
          {phone && (
            <a href={telephone(phone)} className={cn("figures", linkClasses)}>
              {phone}
            </a>
          )}
          <a
            href={directionsTo(store)}
            target="_blank"
            rel="noopener"
            aria-label={`Directions to our store in ${name}`}
            className={linkClasses}
          >
            Directions
          </a>
        </p>
      </div>
    </li>
  );
}

export function OfflineStores({ open, onOpenChange }: PanelProps) {
  const { stores, error, reload } = useStores();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="md">
        <DialogHeader title="Offline Stores" />
        <DialogBody>
          {error ? (
            <ErrorState as="h3" title="We couldn't load the stores." text={error.message} onRetry={reload} />
          ) : stores ? (
            <>
              <MapIfAny stores={stores} />
              <p className="pb-3 text-ink-2">Our stores</p>
              <ul className="grid gap-x-6 md:grid-cols-2">
                {stores.map((store) => (
                  <StoreRow key={`${store.name} ${store.lat} ${store.lng}`} store={store} />
                ))}
              </ul>
            </>
          ) : (
            <Skeleton className="h-80" />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
