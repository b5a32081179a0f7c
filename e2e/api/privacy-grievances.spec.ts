import { ObjectId } from "mongodb";
import { formerAccountId } from "@/lib/former-account";
import { ExportAnswer } from "@/lib/privacy/schema";
import { type Caller, expect, test } from "../fixtures";
import { good } from "./support/answers";
import { grievanceOf, raised, update } from "./support/grievances";
import { behave, mailTo } from "./support/mailbox";

async function exported({ request, password }: Pick<Caller, "request" | "password">) {
  const answer = await request.post("/api/shop/privacy/export", { data: { password } });
  return ExportAnswer.parse(await answer.json());
}

const remove = ({ request, password }: Pick<Caller, "request" | "password">) =>
  request.post("/api/shop/privacy/delete", { data: { password } });

test("open grievances of a deleted account are answered, and are nobody's who gets the address later", async ({
  shopper,
  admin,
  people,
  database,
}) => {
  const { username, email, password } = shopper;
  await people.confirmEmail(shopper);
  const guest = await people.guest();
  const [own, asGuest, resolved] = [
    await raised(shopper.request, admin, { email }),
    await raised(guest, admin, { email }),
    await raised(guest, admin, { email }),
  ];
  await good(await update(admin, resolved._id, { answer: "It is settled.", state: "Resolved" }));
  expect((await exported(shopper)).grievances).toHaveLength(3);
  await good(await remove(shopper));

  await good(await guest.post("/api/auth/register", { data: { username, email, password } }), 201);
  const { user } = await good(await guest.post("/api/auth/login", { data: { email, password } }));
  await people.confirmEmail(user);
  const later = await raised(await people.guest(), admin, { email });
  // Somebody else has named this address by mistake: it stays theirs.
  const foreign = await raised((await people.shopper()).request, admin, { email });
  const another = { request: guest, password };
  const { grievances, messages } = await exported(another);
  expect(grievances).toMatchObject([{ number: later.number }]);
  expect(messages.map(({ grievanceId }) => grievanceId ?? "none").sort()).toEqual([later._id, "none"]);
  await good(await remove(another));

  const stored = (_id: string) => database.collection("grievances").findOne({ _id: new ObjectId(_id) });
  expect((await stored(foreign._id))?.userId.toString()).not.toBe(formerAccountId);
  for (const { _id, number } of [own, asGuest, later]) {
    expect((await stored(_id))?.userId.toString()).toBe(formerAccountId);
    expect(await grievanceOf(admin, number)).toMatchObject({ email, state: "Open" });
  }
  expect(await stored(resolved._id)).toMatchObject({ email: "", name: "" });
  await good(await update(admin, own._id, { answer: "A new one is on its way." }));
  expect((await mailTo(email, `Grievance ${own.number}: our answer`)).text).toContain("A new one is on its way.");
});

test("a mail about a grievance that is erased is not sent any more, and an old welcome mail goes with its account", async ({
  shopper,
  admin,
  people,
  database,
}) => {
  const messages = database.collection("messages");
  const createdAt = new Date(Date.now() - 31 * 24 * 3_600_000);
  const sent = { state: "sent", tries: 1, createdAt, sentAt: createdAt };
  const welcome = { key: `accountMade-${shopper.id}`, kind: "accountMade", ...sent };
  await messages.insertOne({ ...welcome });
  await people.confirmEmail(shopper);
  const { _id } = await raised(shopper.request, admin, { email: shopper.email });
  await mailTo(shopper.email, /received$/);
  await behave(shopper.email, { status: 451, times: 1 });
  await good(await update(admin, _id, { answer: "It is settled.", state: "Resolved" }));
  const answer = () => messages.findOne({ grievanceId: new ObjectId(_id), kind: "grievanceAnswered" });
  await expect.poll(async () => (await answer())?.why).toBeTruthy();
  expect(await answer()).toMatchObject({ state: "waiting" });
  expect((await exported(shopper)).messages).toMatchObject([
    { kind: "grievanceAnswered", state: "waiting", grievanceId: _id },
    { kind: "grievanceReceived", state: "sent", grievanceId: _id },
    { kind: "accountMade", state: "sent", createdAt: createdAt.toISOString() },
  ]);

  await good(await remove(shopper));
  expect(await answer()).toMatchObject({ state: "expired" });
  expect(Object.keys((await answer()) ?? {})).not.toContain("nextTryAt");
  expect(await messages.countDocuments({ key: welcome.key })).toBe(0);
});
