import sharp from "sharp";
import { type Caller, expect, test } from "../fixtures";
import { bad, good } from "./support/answers";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#803020" } });

interface File {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const avatarPath = "/api/shop/profile/upload_avtar";
const imagePath = "/api/admin/products/upload_image";
const send = ({ request }: Pick<Caller, "request">, path: string, field: string, file: File) =>
  request.post(path, { multipart: { [field]: file } });
const named = (name: string, mimeType: string, buffer: Buffer): File => ({ name, mimeType, buffer });

test("an uploaded avatar is delivered in any width and accepted by the profile", async ({ shopper }) => {
  const file = named("me.png", "image/png", await picture(600, 300).png().toBuffer());
  const { result } = await good(await send(shopper, avatarPath, "avatarFile", file), 201);
  expect(result.url).toContain("/image/upload/");
  const small = await shopper.request.get(result.url.replace("/upload/", "/upload/c_limit,f_auto,q_auto,w_180/"));
  expect(await sharp(await small.body()).metadata()).toMatchObject({ width: 180, height: 90 });
  const edited = await shopper.request.put(`/api/shop/profile/edit/${shopper.id}`, { data: { avatar: result.url } });
  expect((await good(edited)).data.avatar).toBe(result.url);
});

test("a product's picture is stored upright and without camera metadata", async ({ admin }) => {
  const photo = await picture(300, 200)
    .withExif({ IFD0: { Make: "Secret Camera" } })
    .withMetadata({ orientation: 6 });
  const file = named("photo.jpg", "image/jpeg", await photo.jpeg().toBuffer());
  const { result } = await good(await send(admin, imagePath, "imageFile", file), 201);
  const stored = await (await admin.request.get(result.url)).body();
  expect(await sharp(stored).metadata()).toMatchObject({ width: 200, height: 300 });
  expect(stored.includes("Secret Camera")).toBe(false);
});

test("a file that is no picture or is too large is refused with the reason", async ({ shopper }) => {
  const upload = (file: File) => send(shopper, avatarPath, "avatarFile", file);
  const page = named("photo.jpg", "image/jpeg", Buffer.from("<html><script>alert(1)</script></html>"));
  await bad(await upload(page), 415, "unsupported_type");
  const drawing = named("photo.png", "image/png", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await bad(await upload(drawing), 415, "unsupported_type");
  const large = await bad(await upload(named("large.png", "image/png", Buffer.alloc(4_194_305))), 413, "too_large");
  expect(large.message).toContain("4 MB");
});

test("an upload without the file's field or without a form is refused", async ({ shopper }) => {
  const file = named("me.png", "image/png", await picture(9, 9).png().toBuffer());
  await bad(await send(shopper, avatarPath, "picture", file), 422, "invalid", "avatarFile");
  await bad(
    await shopper.request.post(avatarPath, { multipart: { avatarFile: "text" } }),
    422,
    "invalid",
    "avatarFile",
  );
  await bad(await shopper.request.post(avatarPath, { data: { avatarFile: "x" } }), 415, "unsupported_type");
});

test("only admins upload pictures of products, and guests upload nothing", async ({ shopper, people }) => {
  const file = named("me.png", "image/png", await picture(9, 9).png().toBuffer());
  await bad(await send(shopper, imagePath, "imageFile", file), 403, "forbidden");
  const guest = await people.guest();
  await bad(await send({ request: guest }, imagePath, "imageFile", file), 401, "not_signed_in");
  await bad(await send({ request: guest }, avatarPath, "avatarFile", file), 401, "not_signed_in");
});

test("the configuration call returns the public settings and nothing else", async ({ people }) => {
  const guest = await people.guest();
  expect(await good(await guest.get("/api/shop/config"))).toEqual({
    success: true,
    razorpay: { enabled: true, scriptUrl: process.env.RAZORPAY_CHECKOUT_URL },
    cashLimit: 50_000,
    mapsKey: null,
    mail: true,
    fees: { platform: 350, shipping: 120, freeShippingFrom: null },
    deliveryDays: 5,
    returnDays: 7,
    announcement: { text: "", address: "" },
  });
});
