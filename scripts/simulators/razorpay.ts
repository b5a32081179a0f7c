/**
 * Simulates Razorpay on this machine: REST for orders, payments and refunds, the checkout script with its form,
 * and signed webhooks. The README beside this file explains how to start and control it.
 *
 * Compared point by point with the published documentation (razorpay.com/docs: API for orders, payments, refunds and
 * idempotent refunds, errors, capture settings, Standard Checkout, webhooks and their best practices) in November 2026.
 * Not covered:
 * - currencies other than INR, partial payments, offers, transfers, customers, tokens, expand[], edits of orders,
 *   payments and refunds, instant refunds, settlements, subscriptions, links, disputes, X-Razorpay-Account;
 * - the automatic refund of payments that stay authorized past their expiry, and capture delays: a payment of an order
 *   with automatic capture is captured at once, or never;
 * - whether a receipt may be used twice is an account setting there; here it may;
 * - 409 for a refund whose first request is still running: requests are answered one after the other here;
 * - webhooks are tried 6 times within half a minute, there for 24 hours; the form offers only cards and UPI and never
 *   checks the numbers; it ignores the options callback_url, redirect, config, method, recurring, remember_customer;
 * - some error texts are not published: those here are as reported by others.
 */
import { startRazorpay } from "./razorpay/server";
import { needed, portFromEnvironment } from "./shared/variables";

const { url } = await startRazorpay({
  port: portFromEnvironment(),
  keyId: needed("RAZORPAY_KEY_ID"),
  keySecret: needed("RAZORPAY_KEY_SECRET"),
  webhookSecret: needed("RAZORPAY_WEBHOOK_SECRET"),
  webhookUrl: process.env.RAZORPAY_WEBHOOK_URL?.trim() || undefined,
  folder: process.env.STATE_FOLDER?.trim() || undefined,
});
console.log(`Razorpay simulator: ${url}`);
