/** Every variable the shop reads (see .env.example). */
export const shopVariables = [
  "PORT",
  "MONGODB_URI",
  "JWT_SECRET",
  "PUBLIC_URL",
  "TRUST_PROXY",
  "RATE_LIMIT_SCALE",
  "RAZORPAY_KEY_ID",
  "RAZORPAY_KEY_SECRET",
  "RAZORPAY_WEBHOOK_SECRET",
  "RAZORPAY_API_URL",
  "RAZORPAY_CHECKOUT_URL",
  "CLOUDINARY_URL",
  "GOOGLE_MAPS_KEY",
  "CRON_SECRET",
] as const;
