"use client";

import { GoogleMap, MarkerF, useJsApiLoader } from "@react-google-maps/api";
import { useEffect } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { StoresAnswer } from "@/lib/settings/schema";
import { site } from "@/lib/site";

/** Places the city's name below its marker: by default a label is drawn over the pin. */
const labelOf = (text: string) => ({ text, fontWeight: "600", className: "translate-y-7 [text-shadow:0_0_4px_white]" });

interface StoreMapProps {
  mapsKey: string;
  stores: StoresAnswer["stores"];
  className: string;
}

/** The stores on Google Maps. If the script fails to load, the error is logged and the list is unaffected. */
export function StoreMap({ mapsKey, stores, className }: StoreMapProps) {
  const { isLoaded, loadError } = useJsApiLoader({
    id: "maps-script",
    googleMapsApiKey: mapsKey,
    language: "en",
    region: "IN",
  });
  useEffect(() => {
    if (loadError) console.error("The store map is unavailable: its script did not load.", loadError);
  }, [loadError]);
  if (loadError) return null;
  if (!isLoaded) return <Skeleton className={className} />;
  return (
    <GoogleMap mapContainerClassName={className} center={site.map.center} zoom={site.map.zoom}>
      {stores.map(({ name, lat, lng }) => (
        <MarkerF key={`${name} ${lat} ${lng}`} position={{ lat, lng }} label={labelOf(name)} title={name} />
      ))}
    </GoogleMap>
  );
}
