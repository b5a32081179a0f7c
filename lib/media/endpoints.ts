import { endpointsOf } from "@/lib/http/endpoint";
import { UploadAnswer } from "./schema";

const { shopper, admin } = endpointsOf("Pictures");

export const uploadAvatarEndpoint = shopper.post("/api/shop/profile/upload_avtar", {
  summary: "Upload a profile picture (save its URL with a profile edit)",
  file: "avatarFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const uploadProductImageEndpoint = admin.post("/api/admin/products/upload_image", {
  summary: "Upload a product picture",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});
