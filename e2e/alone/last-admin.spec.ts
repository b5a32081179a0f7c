import { ObjectId } from "mongodb";
import { bad, good } from "../api/support/answers";
import { expect, test } from "../fixtures";

test("the last admin stays one, even when two take each other's role at once", async ({ people, database }) => {
  const users = database.collection("users");
  const others = await users.find({ role: "admin" }).toArray();
  const ids = others.map(({ _id }) => _id);
  const [first, second] = await Promise.all([people.admin(), people.admin()]);
  await users.updateMany({ _id: { $in: ids } }, { $set: { role: "user" } });
  try {
    const revoke = (caller: typeof first, userId: string) =>
      caller.request.post("/api/admin/people/revoke", { data: { userId, password: caller.password } });
    const answers = await Promise.all([revoke(first, second.id), revoke(second, first.id)]);
    const left = await users.find({ role: "admin" }).toArray();
    expect(left, "one of the two is left").toHaveLength(1);
    expect(answers.map((answer) => answer.status()).sort()).not.toEqual([200, 200]);

    const last = left[0]?._id.toString() === first.id ? first : second;
    await bad(await revoke(last, last.id), 409, "conflict");
    await good(await last.request.get("/api/admin/people/get"));
  } finally {
    await users.updateMany({ _id: { $in: ids } }, { $set: { role: "admin" } });
    await users.updateMany(
      { _id: { $in: [first.id, second.id].map((id) => new ObjectId(id)) } },
      { $set: { role: "user" } },
    );
  }
});
