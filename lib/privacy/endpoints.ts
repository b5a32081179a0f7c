import { endpointsOf } from "@/lib/http/endpoint";
import { DeleteAnswer, ExportAnswer, StillOpen, WithPassword } from "./schema";

const { shopper } = endpointsOf("Privacy");

export const exportDataEndpoint = shopper.post("/api/shop/privacy/export", {
  summary: "Download all that is stored about the caller, as an attachment (requires the password)",
  body: WithPassword,
  answer: ExportAnswer,
  attachment: true,
  limit: "password",
});

export const deleteAccountEndpoint = shopper.post("/api/shop/privacy/delete", {
  summary: "Delete the caller's account, unless an order, a return or a refund is not done (requires the password)",
  body: WithPassword,
  answer: DeleteAnswer,
  limit: "password",
  errors: ["conflict"],
  extra: { 409: StillOpen },
});
