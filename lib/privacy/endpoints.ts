import { endpoint } from "@/lib/http/endpoint";
import { DeleteAnswer, ExportAnswer, StillOpen, WithPassword } from "./schema";

const tag = "Privacy";

export const exportDataEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/privacy/export",
  tag,
  summary: "Download all that is stored about the caller, as an attachment (requires the password)",
  access: "shopper",
  body: WithPassword,
  answer: ExportAnswer,
  attachment: true,
  limit: "password",
});

export const deleteAccountEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/privacy/delete",
  tag,
  summary: "Delete the caller's account, unless an order, a return or a refund is not done (requires the password)",
  access: "shopper",
  body: WithPassword,
  answer: DeleteAnswer,
  limit: "password",
  errors: ["conflict"],
  extra: { 409: StillOpen },
});
