import { fileURLToPath } from "node:url";
import { PHASE_PRODUCTION_SERVER } from "next/constants.js";
import { cachedRewrites, callRewrites } from "./lib/pages/server/addresses.mjs";
import { contentSecurityPolicy, securityHeaders } from "./lib/pages/server/security-headers.mjs";
import { cachedPages, sharedCacheHeaders } from "./lib/pages/server/shared-cache-headers.mjs";
import { buildFacts } from "./lib/server/build-facts.mjs";

// Tests and a second server of the same clone build into their own folders (see scripts/).
const distDir = process.env.NEXT_DIST_DIR ?? ".next";

const cacheHandler = fileURLToPath(new URL("lib/cache/server/cache-handler.mjs", import.meta.url));

// Headers set here are frozen into the build, so the shop's own server sets the policy itself, from its settings at run
// time. `next dev` has no such server, and on Vercel the build has the variables of the deployment.
const isDevelopment = process.env.NODE_ENV === "development";
const frozenPolicy =
  isDevelopment || process.env.VERCEL
    ? [{ key: "Content-Security-Policy", value: contentSecurityPolicy(process.env, isDevelopment) }]
    : [];

/** @type {import("next").NextConfig} */
const config = {
  distDir,
  typescript: {
    // `npm test` checks types in a separate step.
    ignoreBuildErrors: true,
    // Next.js rewrites the tsconfig.json of a build in another folder, unless it extends another one.
    tsconfigPath: distDir === ".next" ? "tsconfig.json" : "tsconfig.test.json",
  },
  // Vercel itself shares cached pages among its instances.
  ...(!process.env.VERCEL && { cacheHandler, cacheMaxMemorySize: 0 }),
  // Sharing pictures and documents of orders are made from these files, which a function lacks unless they are listed here.
  outputFileTracingIncludes: {
    "/share/**": ["./public/pictures/*.webp"],
    "/api/shop/order/invoice/**": ["./lib/order/server/documents/pdf/fonts/*"],
  },
  // Of pictures, a trace has those of the folders within, too.
  outputFileTracingExcludes: { "/share/**": ["./public/pictures/*/*"] },
  // On the left it would stand above "Open the shop" of the admin area.
  devIndicators: { position: "bottom-right" },
  // `npm run dev -- --host` names the address at which other machines open it.
  ...(process.env.DEV_ORIGIN && { allowedDevOrigins: [process.env.DEV_ORIGIN] }),
  // React's renderer of mails: bundled with the pages, it would be the one that cannot render.
  serverExternalPackages: ["@react-email/render", "nodemailer", "pdfkit"],
  // By default a server loads all pages and calls when it starts, most of which few visitors or only admins ask for: loaded
  // when they are first asked for, they take 40 MB less, and a start half of the processor time (docs/decisions/own-server.md).
  experimental: { preloadEntriesOnStart: false },
  poweredByHeader: false,
  // A shared cache never serves responses stale that set no header of their own.
  expireTime: 3600,
  // URLs work with and without a trailing slash.
  skipTrailingSlashRedirect: true,
  images: {
    // The widths and the quality used by lib/media/picture.ts.
    imageSizes: [180, 280],
    deviceSizes: [400, 640, 900, 1800],
    qualities: [75],
    formats: ["image/avif", "image/webp"],
    minimumCacheTTL: 7 * 24 * 3600,
    // The media host resizes its own pictures. lib/gateway/server/optimiser-address.ts rejects other spellings of these.
    localPatterns: [
      { pathname: "/pictures/**", search: "" },
      { pathname: "/icons/**", search: "" },
    ],
    // All pictures of the demo in all widths take some 30 MB in both formats.
    maximumDiskCacheSize: 256 * 1024 * 1024,
  },
  redirects: async () => [
    { source: "/", destination: "/shop/home", permanent: false },
    // What is left when the end of an order's address is cut off.
    { source: "/shop/account/orders", destination: "/shop/account?tab=orders", permanent: false },
  ],
  rewrites: async () => ({ beforeFiles: [...callRewrites, ...cachedRewrites], afterFiles: [], fallback: [] }),
  headers: async () => [
    { source: "/:path*", headers: [...securityHeaders, ...frozenPolicy] },
    ...cachedPages.map((source) => ({ source, headers: sharedCacheHeaders })),
  ],
};

/**
 * A server reads its facts from the build.
 * @param {string} phase
 * @returns {import("next").NextConfig}
 */
export default function configFor(phase) {
  return phase === PHASE_PRODUCTION_SERVER ? config : { ...config, ...fixed() };
}

/** What is decided once, when the shop is built. */
function fixed() {
  const facts = buildFacts();
  // Builds of one commit have one id: a browser then goes from one instance to another without loading the page anew.
  return { env: facts, generateBuildId: () => facts.BUILD_COMMIT || null };
}
