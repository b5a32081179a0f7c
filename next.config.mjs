import { fileURLToPath } from "node:url";
import { cachedRewrites } from "./lib/pages/server/addresses.mjs";
import { contentSecurityPolicy, securityHeaders } from "./lib/pages/server/security-headers.mjs";
import { cachedPages, sharedCacheHeaders } from "./lib/pages/server/shared-cache-headers.mjs";

// Tests and a second server of one clone build into folders of their own (see scripts/).
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

const cacheHandler = fileURLToPath(new URL("lib/pages/server/cache/cache-handler.mjs", import.meta.url));

// What stands here is frozen into the build, so the shop's own server writes the policy itself, from the settings of its
// run. `next dev` has no such server, and on Vercel the build has the variables of the deployment.
const isDevelopment = process.env.NODE_ENV === "development";
const frozenPolicy =
  isDevelopment || process.env.VERCEL
    ? [{ key: "Content-Security-Policy", value: contentSecurityPolicy(process.env, isDevelopment) }]
    : [];

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  typescript: {
    // Types are a stage of their own in `npm test`.
    ignoreBuildErrors: true,
    // Next rewrites the tsconfig.json of a build elsewhere, unless that one extends another.
    tsconfigPath: distDir === ".next" ? "tsconfig.json" : "tsconfig.test.json",
  },
  // Vercel shares cached pages among its instances by itself.
  ...(!process.env.VERCEL && { cacheHandler, cacheMaxMemorySize: 0 }),
  // Sharing pictures are rendered from these files, which a function does not have unless it is told.
  outputFileTracingIncludes: { "/share/**": ["./public/pictures/*"] },
  poweredByHeader: false,
  // What sets no header of its own is never served stale by a shared cache.
  expireTime: 3600,
  // Addresses answer with and without a trailing slash.
  skipTrailingSlashRedirect: true,
  images: {
    // The widths and the quality that lib/media/picture.ts asks for.
    imageSizes: [180, 280],
    deviceSizes: [400, 640, 900],
    qualities: [75],
    formats: ["image/webp"],
    minimumCacheTTL: 7 * 24 * 3600,
    // Pictures of the media host are shrunk there. lib/media/server/optimiser-address.ts refuses other spellings of these.
    localPatterns: [
      { pathname: "/pictures/**", search: "" },
      { pathname: "/icons/**", search: "" },
    ],
    // All pictures of the demo in all widths are 20 MB.
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
  redirects: async () => [{ source: "/", destination: "/shop/home", permanent: false }],
  rewrites: async () => ({ beforeFiles: cachedRewrites, afterFiles: [], fallback: [] }),
  headers: async () => [
    { source: "/:path*", headers: [...securityHeaders, ...frozenPolicy] },
    ...cachedPages.map((source) => ({ source, headers: sharedCacheHeaders })),
  ],
};

export default config;
