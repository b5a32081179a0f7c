import { bad, good } from "../api/support/answers";
import { expect, test } from "../fixtures";
import { inOwnShop, undisturbed } from "./support/own-shops";

// It takes the role of all other admins.
inOwnShop(undisturbed);

test("the last admin keeps the role, even when two admins revoke each other's at once", async ({
  people,
  database,
}) => {
  const users = database.collection("users");
  await users.updateMany({ role: "admin" }, { $set: { role: "user" } });
  const [first, second] = await Promise.all([people.admin(), people.admin()]);
  const revoke = (caller: typeof first, userId: string) =>
    caller.request.post("/api/admin/people/revoke", { data: { userId, password: caller.password } });
  const answers = await Promise.all([revoke(first, second.id), revoke(second, first.id)]);
  const left = await users.find({ role: "admin" }).toArray();
  expect(left, "one of the two is left").toHaveLength(1);
  expect(answers.map((answer) => answer.status()).sort()).not.toEqual([200, 200]);

  const last = left[0]?._id.toString() === first.id ? first : second;
  await bad(await revoke(last, last.id), 409, "conflict");
  await good(await last.request.get("/api/admin/people/get"));
});
