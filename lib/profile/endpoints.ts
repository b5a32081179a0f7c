import { endpoint } from "@/lib/http/endpoint";
import { EditProfile, ProfileAnswer, ProfileOwnerParams } from "./schema";

const tag = "Profile";

export const getProfileEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/profile/fetch/{userId}",
  tag,
  summary: "A shopper's profile; empty fields when it was never edited",
  access: "shopper",
  owner: true,
  params: ProfileOwnerParams,
  answer: ProfileAnswer,
});

export const editProfileEndpoint = endpoint({
  method: "PUT",
  path: "/api/shop/profile/edit/{userId}",
  tag,
  summary: "Change a profile; fields left out stay, an empty text empties",
  access: "shopper",
  owner: true,
  params: ProfileOwnerParams,
  body: EditProfile,
  answer: ProfileAnswer,
});
