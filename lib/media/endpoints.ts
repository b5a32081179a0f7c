import { endpoint } from "@/lib/http/endpoint";
import { UploadAnswer } from "./schema";

const tag = "Pictures";

export const uploadAvatarEndpoint = endpoint({
  method: "POST",
  path: "/api/shop/profile/upload_avtar",
  tag,
  summary: "Upload a profile picture (save its URL with a profile edit)",
  access: "shopper",
  file: "avatarFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});

export const uploadProductImageEndpoint = endpoint({
  method: "POST",
  path: "/api/admin/products/upload_image",
  tag,
  summary: "Upload a product picture",
  access: "admin",
  file: "imageFile",
  answer: UploadAnswer,
  status: 201,
  limit: "upload",
  errors: ["provider_failed", "not_configured", "busy"],
});
