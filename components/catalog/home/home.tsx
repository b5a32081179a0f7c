"use client";

import type { ComponentProps } from "react";
import { site } from "@/lib/site";
import { RecentlyViewed } from "../recently-viewed";
import { BannerCarousel } from "./banner-carousel";
import { FeaturedProducts } from "./featured-products";
import { Promises } from "./promises";
import { ShopByBrands, ShopByCategory } from "./shop-by";

type HomeProps = ComponentProps<typeof FeaturedProducts> & ComponentProps<typeof BannerCarousel>;

export function Home({ banners, ...featured }: HomeProps) {
  return (
    <main>
      <h1 className="sr-only">{`${site.name}: clothes, shoes and accessories`}</h1>
      <BannerCarousel banners={banners} />
      <div className="page mt-12 grid gap-14 md:mt-20 md:gap-20">
        <ShopByCategory />
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
