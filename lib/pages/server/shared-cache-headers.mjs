/**
 * The pages that are the same for everybody. The shop caches them itself and invalidates them when a product changes.
 */
export const cachedPages = ["/shop/home", "/shop/brands", "/shop/listing", "/shop/product/:id"];

/**
 * The cache policy of these pages for shared caches and browsers: store them, but revalidate on every request. A CDN is
 * not notified when a price changes, and Next.js's own header lets it serve a stale page for up to a year.
 */
export const sharedCacheHeaders = [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }];
