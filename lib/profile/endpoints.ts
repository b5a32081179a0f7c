import { endpointsOf } from "@/lib/http/endpoint";
import { EditProfile, ProfileAnswer, ProfileOwnerParams } from "./schema";

const { shopper } = endpointsOf("Profile");

export const getProfileEndpoint = shopper.get("/api/shop/profile/fetch/{userId}", {
  summary: "Get a shopper's profile",
  owner: true,
  params: ProfileOwnerParams,
  answer: ProfileAnswer,
});

export const editProfileEndpoint = shopper.put("/api/shop/profile/edit/{userId}", {
  summary: "Update a profile (omitted fields stay, empty strings clear)",
  owner: true,
  params: ProfileOwnerParams,
  body: EditProfile,
  answer: ProfileAnswer,
});
