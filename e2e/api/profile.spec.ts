import { ObjectId } from "mongodb";
import { expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

const fetched = (userId: string) => `/api/shop/profile/fetch/${userId}`;
const edited = (userId: string) => `/api/shop/profile/edit/${userId}`;

test("a shopper without a profile gets one with empty fields and the account's email", async ({ shopper }) => {
  const { message, data } = await good(await shopper.request.get(fetched(shopper.id)));
  expect(message).toMatch(/\S/);
  expect(data).toEqual({
    fullname: "",
    phone: "",
    email: shopper.email,
    gender: "",
    dob: "",
    location: "",
    avatar: "",
    emailVerified: false,
  });
});

test("an edit keeps missing fields, clears empty ones and ignores the email and unknown ones", async ({
  shopper,
  database,
}) => {
  const put = (data: object) => shopper.request.put(edited(shopper.id), { data });
  const first = await good(await put({ fullname: " Meera Krishnan ", phone: "0 98450-11223", gender: "Female" }));
  expect(first).toMatchObject({ message: "Profile Updated" });
  expect(first.data).toMatchObject({ fullname: "Meera Krishnan", phone: "9845011223", gender: "Female" });
  const second = await good(
    await put({ dob: "1994-02-14", location: "Bengaluru", phone: "", email: "x@y.in", role: 1 }),
  );
  expect(second.data).toEqual({
    fullname: "Meera Krishnan",
    phone: "",
    email: shopper.email,
    gender: "Female",
    dob: "1994-02-14",
    location: "Bengaluru",
    avatar: "",
    emailVerified: false,
  });
  const stored = await database.collection("profiles").findOne({ userId: new ObjectId(shopper.id) });
  expect(stored).toMatchObject({ location: "Bengaluru", dob: "1994-02-14" });
  expect(stored).not.toHaveProperty("role");
  expect((await good(await put({}))).data).toEqual(second.data);
});

test("an invalid value is refused with its field and changes nothing", async ({ shopper }) => {
  const put = (data: object) => shopper.request.put(edited(shopper.id), { data });
  for (const [field, value] of [
    ["phone", "12345"],
    ["gender", "Other"],
    ["dob", "1994-02-31"],
    ["dob", "14-02-1994"],
    ["dob", "2999-01-01"],
    ["fullname", "x".repeat(101)],
    ["fullname", "a\u0000b"],
    ["location", null],
    ["avatar", "https://elsewhere.example/me.png"],
    ["avatar", "//elsewhere.example/me.png"],
    ["avatar", "/api/auth/logout"],
    ["avatar", "javascript:alert(1)"],
  ] as const) {
    await bad(await put({ fullname: "Meera", [field]: value }), 422, "invalid", field);
  }
  expect((await good(await shopper.request.get(fetched(shopper.id)))).data.fullname).toBe("");
});

test("an avatar may be a picture of the site", async ({ shopper }) => {
  const avatar = "/pictures/cap-navy.webp";
  const { data } = await good(await shopper.request.put(edited(shopper.id), { data: { avatar } }));
  expect(data.avatar).toBe(avatar);
});

test("only its shopper edits a profile, and admins may read it", async ({ people, shopper, admin }) => {
  const other = await people.shopper();
  const guest = await people.guest();
  await bad(await guest.get(fetched(shopper.id)), 401, "not_signed_in");
  await bad(await other.request.get(fetched(shopper.id)), 403, "forbidden");
  await bad(await other.request.put(edited(shopper.id), { data: { fullname: "X" } }), 403, "forbidden");
  await bad(await other.request.get(fetched("nonsense")), 403, "forbidden");
  expect((await good(await admin.request.get(fetched(shopper.id)))).data.email).toBe(shopper.email);
  await bad(await admin.request.put(edited(shopper.id), { data: { fullname: "X" } }), 403, "forbidden");
  await bad(await admin.request.get(fetched("0".repeat(24))), 404, "not_found");
});

test("first edits at the same time make one profile", async ({ shopper, database }) => {
  const answers = await Promise.all(
    ["a", "b", "c", "d"].map((name) =>
      shopper.request.put(edited(shopper.id), { data: { fullname: `${name} ${shopper.id}` } }),
    ),
  );
  for (const answer of answers) await good(answer);
  expect(await database.collection("profiles").countDocuments({ fullname: new RegExp(shopper.id) })).toBe(1);
});
