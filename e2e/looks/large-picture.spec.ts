import sharp from "sharp";
import { good } from "../api/support/answers";
import { expect, test } from "../fixtures";

test.use({ pictures: true });

/** What a phone's camera writes: lying on its side, with the way up in its EXIF data, and 5 MB of video after the picture. */
async function photo() {
  const [width, height] = [2600, 1300];
  const sky = { create: { width: width / 2, height, channels: 3, background: "#ffffff" } } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#27325c" } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return { name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer: Buffer.concat([jpeg, Buffer.alloc(5_000_000)]) };
}

test("a picture over 4 MB is resized before the upload and stays upright", async ({ page, shopper, openAs }) => {
  await openAs(shopper);
  await page.goto("/shop/account");
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Profile picture").setInputFiles(await photo());
  await expect(page.getByText("Select Save picture to use it.")).toBeVisible();
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect(page.getByRole("button", { name: "Remove" })).toBeVisible();
  const { avatar } = (await good(await shopper.request.get(`/api/shop/profile/fetch/${shopper.id}`))).data;
  const stored = sharp(await (await page.request.get(avatar)).body());
  expect(await stored.metadata()).toMatchObject({ width: 1200, height: 2400 });
  // The camera's left is up once the picture stands.
  const [top, bottom] = await stored
    .resize(1, 4, { fit: "fill" })
    .greyscale()
    .raw()
    .toBuffer()
    .then((rows) => [rows[0], rows[3]]);
  expect(top).toBeGreaterThan(200);
  expect(bottom).toBeLessThan(100);
});

test("a file that the browser cannot read as a picture is uploaded, and the server's error is shown", async ({
  page,
  admin,
  openAs,
}) => {
  await openAs(admin);
  await page.goto("/admin/products");
  await page.getByRole("button", { name: "Add New Product" }).click();
  const answer = page.waitForResponse("**/api/admin/products/upload_image");
  const buffer = Buffer.alloc(4_300_000);
  await page
    .getByRole("dialog")
    .getByLabel("Image")
    .setInputFiles({ name: "scan.jpg", mimeType: "image/jpeg", buffer });
  expect((await answer).status()).toBe(413);
  await expect(page.getByRole("dialog").getByText("larger than 4 MB")).toBeVisible();
});
