/** The pages that are the same for everybody. The shop caches them itself and drops its copies when a product changes. */
export const cachedPages = ["/shop/home", "/shop/listing", "/shop/product/:id"];

/**
 * What shared caches and browsers may do with these pages: store them, but ask each time whether they still hold. Nobody
 * tells a CDN that a price has changed, and Next's own header lets it serve an old page for up to a year.
 */
export const sharedCacheHeaders = [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }];
