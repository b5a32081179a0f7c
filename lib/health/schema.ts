import * as z from "zod";

export const HealthAnswer = z.object({
  version: z.string().meta({ description: "The version of package.json" }),
  commit: z.string().nullable().meta({ description: "The commit of the build; null when it was built from none" }),
});

const provider = (description: string) => z.boolean().meta({ description });

export const ReadyAnswer = z.object({
  /** Which providers this instance has settings for. All are optional, so none that is absent makes it unready. */
  configured: z.object({
    razorpay: provider("Payments with Razorpay are offered"),
    razorpayWebhook: provider("Razorpay's webhooks are accepted"),
    cloudinary: provider("Pictures can be uploaded"),
    mail: provider("Mails are sent"),
    maps: provider("Stores are shown on a map"),
    scheduler: provider("The reconciler can be called"),
  }),
});

export const NotReady = z.object({
  missing: z.array(z.string()).meta({ description: "What the instance waits for, for the operator" }),
});
