"use client";

import { useMemo } from "react";
import { site } from "@/lib/site";
import { RecentlyViewed } from "../recently-viewed";
import { BannerCarousel } from "./banner-carousel";
import { FeaturedProducts } from "./featured-products";
import { KindsRow } from "./kinds-row";
import { ProductRow } from "./product-row";
import { Promises } from "./promises";
import { receivedHome, type sentHome } from "./sent-home";
import { ShopByBrands, ShopByCategory } from "./shop-by";

/** Never more than two folds of a phone without products and their prices. */
export function Home({ sent }: { sent: ReturnType<typeof sentHome> }) {
  const { banners, kinds, rows, ...featured } = useMemo(() => receivedHome(sent), [sent]);
  const [first, ...others] = rows.map((row) => <ProductRow key={row.title} {...row} />);
  return (
    <main>
      <h1 className="sr-only">{`${site.name}: clothes, shoes and accessories`}</h1>
      <BannerCarousel banners={banners} />
      <div className="page mt-5 grid grid-cols-[minmax(0,1fr)] gap-11 md:mt-8 md:gap-16">
        {kinds.length > 0 && <KindsRow kinds={kinds} />}
        {first}
        <ShopByCategory />
        {others}
        <ShopByBrands />
        <FeaturedProducts {...featured} />
        <div className="min-w-0">
          <RecentlyViewed className="mb-14 md:mb-20" />
          <Promises />
        </div>
      </div>
    </main>
  );
}
