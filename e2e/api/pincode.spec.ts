import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

test("a PIN code returns its city and state to everybody", async ({ people }) => {
  const guest = await people.guest();
  expect((await good(await guest.get("/api/shop/pincode/560038"))).data).toEqual({
    city: "Bengaluru",
    state: "Karnataka",
  });
  expect((await good(await guest.get("/api/shop/pincode/400001"))).data).toEqual({
    city: "Mumbai",
    state: "Maharashtra",
  });
});

test("an unknown PIN code returns null, a malformed one 404", async ({ people }) => {
  const guest = await people.guest();
  expect((await good(await guest.get("/api/shop/pincode/999999"))).data).toBeNull();
  for (const pin of ["012345", "56003", "5600388", "abcdef"]) {
    await bad(await guest.get(`/api/shop/pincode/${pin}`), 404, "not_found");
  }
});
