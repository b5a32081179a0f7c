import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

test("a PIN code has its city and state, for everybody", async ({ people }) => {
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

test("one that is well-formed but unknown has none, one that is malformed is nothing", async ({ people }) => {
  const guest = await people.guest();
  expect((await good(await guest.get("/api/shop/pincode/999999"))).data).toBeNull();
  for (const pin of ["012345", "56003", "5600388", "abcdef"]) {
    await bad(await guest.get(`/api/shop/pincode/${pin}`), 404, "not_found");
  }
});
