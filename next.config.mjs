import { fileURLToPath } from "node:url";
import { keptRewrites } from "./lib/pages/addresses.mjs";
import { securityHeaders } from "./lib/pages/security-headers.mjs";

// Tests and a second server of one clone build into folders of their own (see scripts/).
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

const cacheHandler = fileURLToPath(new URL("lib/pages/cache-handler.mjs", import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  typescript: {
    // Types are a stage of their own in `npm test`.
    ignoreBuildErrors: true,
    // Next rewrites the tsconfig.json of a build elsewhere, unless that one extends another.
    tsconfigPath: distDir === ".next" ? "tsconfig.json" : "tsconfig.test.json",
  },
  // Vercel shares kept pages among its instances by itself.
  ...(!process.env.VERCEL && { cacheHandler, cacheMaxMemorySize: 0 }),
  poweredByHeader: false,
  // Addresses answer with and without a trailing slash.
  skipTrailingSlashRedirect: true,
  images: {
    // The widths and the quality that lib/media/picture.ts asks for.
    imageSizes: [180, 280],
    deviceSizes: [400, 640, 900],
    qualities: [75],
    formats: ["image/webp"],
    minimumCacheTTL: 7 * 24 * 3600,
  },
  redirects: async () => [{ source: "/", destination: "/shop/home", permanent: false }],
  rewrites: async () => ({ beforeFiles: keptRewrites, afterFiles: [], fallback: [] }),
  headers: async () => [{ source: "/:path*", headers: securityHeaders(process.env.NODE_ENV === "development") }],
};

export default config;
