/** Servers on this machine: the simulators of demo and tests. Nothing of ours answers there for a visitor of a real shop. */
const local = "http://127.0.0.1:* http://localhost:*";
const razorpay = "https://*.razorpay.com";
const google = "https://*.googleapis.com https://*.gstatic.com https://*.google.com";

/**
 * One policy for all pages: those that are kept can't carry a nonce, and what next.config says is frozen into the build.
 * Why it is like this: docs/decisions/content-security-policy.md
 * @param {boolean} development whether hot reload must work
 */
function contentSecurityPolicy(development) {
  return Object.entries({
    "default-src": "'self'",
    "script-src": `'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""} https: ${local}`,
    "style-src": "'self' 'unsafe-inline' https://fonts.googleapis.com",
    "font-src": "'self' https://fonts.gstatic.com",
    "img-src": `'self' data: blob: https: ${local}`,
    "connect-src": `'self' ${razorpay} ${google} ${local}${development ? " ws:" : ""}`,
    "frame-src": `https: ${local}`,
    "worker-src": "'self' blob:",
    "form-action": `'self' ${razorpay}`,
    "object-src": "'none'",
    "base-uri": "'self'",
    "frame-ancestors": "'none'",
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join("; ");
}

/** @param {boolean} development whether hot reload must work */
export function securityHeaders(development) {
  return [
    { key: "Content-Security-Policy", value: contentSecurityPolicy(development) },
    { key: "Strict-Transport-Security", value: "max-age=31536000" },
    { key: "X-Content-Type-Options", value: "nosniff" },
    { key: "X-Frame-Options", value: "DENY" },
    { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
    { key: "Cross-Origin-Opener-Policy", value: "same-origin-allow-popups" },
    { key: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()" },
  ];
}
