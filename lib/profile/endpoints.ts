import { endpoint } from "@/lib/http/endpoint";
import { EditProfile, ProfileAnswer, ProfileOwnerParams } from "./schema";

const tag = "Profile";

export const getProfileEndpoint = endpoint({
  method: "GET",
  path: "/api/shop/profile/fetch/{userId}",
  tag,
  summary: "Get a shopper's profile",
  access: "shopper",
  owner: true,
  params: ProfileOwnerParams,
  answer: ProfileAnswer,
});

export const editProfileEndpoint = endpoint({
  method: "PUT",
  path: "/api/shop/profile/edit/{userId}",
  tag,
  summary: "Update a profile (omitted fields stay, empty strings clear)",
  access: "shopper",
  owner: true,
  params: ProfileOwnerParams,
  body: EditProfile,
  answer: ProfileAnswer,
});
