import { ObjectId } from "mongodb";
import sharp from "sharp";
import { expect, test } from "../fixtures";
import type { Caller } from "../people";
import { bad, good } from "./support/answers";
import { fileOf, sendFile } from "./support/csv";
import { deleteProduct } from "./support/goods";
import { applyImport, checkImport, importBase, newRows, sendInParts } from "./support/imports";

const colour = "#204080";
const picture = () =>
  sharp({ create: { width: 30, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer();

function sendPicture({ request }: Caller, importId: string, name: string, buffer: Buffer) {
  const query = new URLSearchParams({ import: importId, name });
  return request.post(`${importBase}/picture?${query}`, {
    multipart: { imageFile: { name: "any.png", mimeType: "image/png", buffer } },
  });
}

/** A file of new products with these pictures, sent and looked at. */
async function sendWithPictures(admin: Caller, images: string[]) {
  const rows = newRows(`Pictured${admin.id}`, images.length).map((row, at) => ({ ...row, image: images[at] ?? "" }));
  return sendInParts(admin, fileOf(rows));
}

const reasons = ({ errors }: { errors: { field: string; reason: string }[] }) =>
  errors.map(({ field, reason }) => `${field}: ${reason}`);

test("pictures that the rows name are uploaded with the file and used for the products", async ({
  admin,
  database,
}) => {
  const sent = await sendWithPictures(admin, ["Kurta Blue.PNG", "cap.png", "kurta blue.png"]);
  expect(sent.report).toMatchObject({ wrong: 3, pictures: { files: ["kurta blue.png", "cap.png"], addresses: 0 } });
  expect(reasons(sent.report)[0]).toBe(
    'image: "Kurta Blue.PNG" has not been uploaded: choose that picture together with this file',
  );
  await bad(await applyImport(admin, sent), 422, "invalid");

  const damaged = (await picture()).subarray(0, 40);
  await bad(await sendPicture(admin, sent.importId, "cap.png", damaged), 415, "unsupported_type");
  const { url } = await good(await sendPicture(admin, sent.importId, "KURTA blue.png", await picture()), 201);
  const half = await checkImport(admin, sent.importId);
  expect(half).toMatchObject({ added: 2, wrong: 1, pictures: { files: ["cap.png"] } });
  expect(reasons(half)).toEqual([
    'image: "cap.png" can\'t be used. This picture is damaged. Choose a JPEG, PNG, WebP or AVIF picture.',
  ]);
  await good(await sendPicture(admin, sent.importId, "cap.png", await picture()), 201);

  const whole = await checkImport(admin, sent.importId);
  expect(whole).toMatchObject({ added: 3, wrong: 0, pictures: { files: [], addresses: 0 } });
  expect(whole.rows[0]).toMatchObject({ picture: "Kurta Blue.PNG", after: { image: url } });
  await good(await applyImport(admin, { ...sent, seal: whole.seal }));
  const title = { $regex: `^Pictured${admin.id} ` };
  const made = await database.collection("products").find({ title }).sort({ title: 1 }).toArray();
  expect(made.map(({ image }) => image === url)).toEqual([true, false, true]);
  const { dominant } = await sharp(await (await admin.request.get(made[1]?.image)).body()).stats();
  expect(dominant.b, "what was uploaded is delivered").toBeGreaterThan(dominant.r);
  await bad(await sendPicture(admin, sent.importId, "cap.png", await picture()), 409, "conflict");
  for (const { _id } of made) await deleteProduct(admin, _id.toString());
});

test("a picture is accepted only when the admin's own file names it", async ({ admin, people }) => {
  const { importId } = await sendWithPictures(admin, ["cap.png"]);
  await bad(await sendPicture(admin, importId, "shoe.png", await picture()), 404, "not_found");
  await bad(await sendPicture(await people.admin(), importId, "cap.png", await picture()), 404, "not_found");
  await bad(await sendPicture(admin, importId, "x".repeat(300), await picture()), 422, "invalid", "name");
});

test("picture addresses in a private network are refused", async ({ admin }) => {
  const addresses = [
    "https://127.0.0.1/a.jpg",
    "https://[::ffff:10.0.0.1]/a.jpg",
    "https://169.254.169.254/latest/meta-data",
    "http://cdn.example.com/a.jpg",
    // Its name says nothing; where it leads is found out when it is fetched.
    "https://localhost/a.jpg",
    "https://no-such-host.invalid/a.jpg",
  ];
  const { importId, report } = await sendWithPictures(admin, addresses);
  expect(report).toMatchObject({ wrong: 6, pictures: { files: [], addresses: 2 } });
  const fetched = await good(await admin.request.post(`${importBase}/pictures`, { data: { importId } }));
  expect(fetched).toMatchObject({ done: true, handled: 2, total: 2 });
  const after = await checkImport(admin, importId);
  expect(after).toMatchObject({ wrong: 6, pictures: { files: [], addresses: 0 } });
  const inside = "leads to a private network; use an address that everybody can open";
  expect(reasons(after)).toEqual([
    `image: "${addresses[0]}" ${inside}`,
    `image: "${addresses[1]}" ${inside}`,
    `image: "${addresses[2]}" ${inside}`,
    `image: "${addresses[3]}" must begin with https://`,
    `image: "${addresses[4]}" ${inside}`,
    `image: "${addresses[5]}" can't be reached; check that it opens in a browser`,
  ]);
});

test("a picture that is already in the shop is kept and not fetched", async ({ admin }) => {
  const first = await sendWithPictures(admin, ["cap.png"]);
  const { url } = await good(await sendPicture(admin, first.importId, "cap.png", await picture()), 201);
  const { report } = await sendWithPictures(admin, [url, "/pictures/cap-navy.webp"]);
  expect(report).toMatchObject({ added: 2, wrong: 0, pictures: { files: [], addresses: 0 } });
  expect(report.rows[0]).toMatchObject({ after: { image: url } });
});

test("a row reports all its errors at once, including that of its picture", async ({ admin }) => {
  const row = { ...newRows(`Wrong${admin.id}`, 1)[0], price: "ten" };
  const { report } = await sendInParts(admin, fileOf([{ ...row, image: "cap.png" }]));
  expect(report.errors.map(({ field }: { field: string }) => field)).toEqual(["price", "image"]);
  const odd = await sendInParts(admin, fileOf([{ ...row, image: "pictures/cap" }]));
  expect(reasons(odd.report)[1]).toContain(
    '"pictures/cap" must be a picture uploaded to this shop, the name of a picture file',
  );
});

test("a file that is sent in one piece can't name uploaded pictures", async ({ admin }) => {
  const row = { ...newRows(`Whole${admin.id}`, 1)[0], image: "cap.png" };
  const { report } = await good(await sendFile(admin, fileOf([row])));
  expect(reasons(report)).toEqual(['image: "cap.png" must be a picture uploaded to this shop']);
  expect(report).not.toHaveProperty("pictures");
});

test("another admin sees an interrupted import and completes it", async ({ admin, people, database }) => {
  const word = `Halted${admin.id}`;
  const sent = await sendInParts(admin, fileOf(newRows(word, 4)));
  const other = await people.admin();
  const seen = async (who: Caller) => {
    const { imports } = await good(await who.request.get(`${importBase}/recent`));
    return imports.find(({ importId }: { importId: string }) => importId === sent.importId);
  };
  const carryOn = () => other.request.post(`${importBase}/continue`, { data: { importId: sent.importId } });
  expect(await seen(admin), "nothing has begun").toBeUndefined();
  await bad(await carryOn(), 404, "not_found");
  await good(await applyImport(admin, sent));
  const products = database.collection("products");
  const interrupt = async (secondsAgo: number) => {
    await products.deleteMany({ title: { $in: [`${word} 2`, `${word} 3`] } });
    const half = { state: "writing", next: 2, updatedAt: new Date(Date.now() - secondsAgo * 1000) };
    await database.collection("productimports").updateOne({ _id: new ObjectId(sent.importId) }, { $set: half });
  };
  // The reconciler, which other tests run, may complete it in between.
  await expect(async () => {
    await interrupt(0);
    const running = { own: false, by: admin.email, state: "running", stalled: false, handled: 2 };
    expect(await seen(other)).toMatchObject(running);
    expect(await good(await carryOn()), "an import in progress is left alone").toMatchObject({
      done: false,
      handled: 2,
    });
  }).toPass();
  await expect(async () => {
    await interrupt(60);
    expect(await seen(admin)).toMatchObject({ own: true, stalled: true });
    expect(await good(await carryOn())).toMatchObject({ done: true, message: "Imported: 4 added, 0 changed." });
  }).toPass();
  expect(await products.countDocuments({ title: { $regex: `^${word} ` } })).toBe(4);
  expect(await seen(other)).toMatchObject({ state: "done", stalled: false, added: 4, why: "" });
});
