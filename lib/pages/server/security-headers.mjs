const razorpay = "https://*.razorpay.com";
const maps = "https://maps.googleapis.com";
const google = "https://*.googleapis.com https://*.gstatic.com https://*.google.com";
/** In `next dev`, where services start and stop: anything on this machine. */
const local = "http://127.0.0.1:* http://localhost:*";

/** @typedef {Record<string, string | undefined>} Settings */

/** The origin of a URL; "" for none. @param {string | undefined} address */
function originOf(address) {
  return address && URL.canParse(address) ? new URL(address).origin : "";
}

/**
 * The origin of pictures when it is not https: the media host of demo and tests.
 * @param {string | undefined} cloudinaryUrl
 */
function plainMedia(cloudinaryUrl) {
  if (!cloudinaryUrl || !URL.canParse(cloudinaryUrl)) return "";
  const origin = originOf(new URL(cloudinaryUrl).searchParams.get("upload_prefix") ?? undefined);
  return origin.startsWith("http:") ? origin : "";
}

/**
 * One policy for all pages, with the hosts from the settings: cached pages can't contain a nonce.
 * For the reasons, see docs/decisions/content-security-policy.md
 * @param {Settings} settings the environment variables of the shop
 * @param {boolean} development whether hot reload must work
 */
export function contentSecurityPolicy(settings, development) {
  const provider = [originOf(settings.RAZORPAY_CHECKOUT_URL), originOf(settings.RAZORPAY_API_URL)];
  const payment = [razorpay, ...new Set(provider.filter((origin) => origin && !origin.endsWith(".razorpay.com")))];
  const own = development ? ["'unsafe-eval'", local] : [];
  /** @type {Record<string, string[]>} */
  const policy = {
    "default-src": ["'self'"],
    "script-src": ["'self'", "'unsafe-inline'", ...payment, maps, ...own],
    "style-src": ["'self'", "'unsafe-inline'", "https://fonts.googleapis.com"],
    "font-src": ["'self'", "https://fonts.gstatic.com"],
    "img-src": ["'self'", "data:", "blob:", "https:", plainMedia(settings.CLOUDINARY_URL), development ? local : ""],
    "connect-src": ["'self'", ...payment, google, ...(development ? [local, "ws:"] : [])],
    "frame-src": ["https:", ...payment, development ? local : ""],
    "worker-src": ["'self'", "blob:"],
    "form-action": ["'self'", ...payment],
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
  };
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources.filter(Boolean)].join(" "))
    .join("; ");
}

/** The headers that are the same in every shop. */
export const securityHeaders = [
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
  { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
];
