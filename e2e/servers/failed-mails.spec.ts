import { type Db, ObjectId } from "mongodb";
import { expectAccessible } from "../accessibility";
import { good } from "../api/support/answers";
import { raised } from "../api/support/grievances";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";
import { toast } from "../shop/support/screens";
import { inOwnShop, undisturbed } from "./support/own-shops";

// The dashboard and the top of the list show the failed mails of all tests.
inOwnShop(undisturbed);

async function failedMail(database: Db, fields: object = {}) {
  const _id = new ObjectId();
  const about = { kind: "orderShipped", userId: new ObjectId(), orderId: new ObjectId(), step: 1 };
  const now = new Date();
  const state = { state: "failed", tries: 6, createdAt: now, failedAt: now, why: "550 RCPT EENVELOPE" };
  await database.collection("messages").insertOne({ _id, key: `test ${_id}`, ...about, ...state, ...fields });
  return _id;
}

test.afterEach(async ({ database }) => {
  await database.collection("messages").deleteMany({ key: /^test / });
});

test("failed mails are first in the list", async ({ admin, database }) => {
  const _id = await failedMail(database, { createdAt: new Date(0) });
  const { messages } = await good(await admin.request.get("/api/admin/messages/get?limit=1"));
  expect(messages).toMatchObject([{ _id: _id.toString(), state: "failed", why: "550 RCPT EENVELOPE" }]);
});

test("the dashboard links to the mails that failed within 30 days", async ({ page, admin, database, openAs }) => {
  await database.collection("messages").deleteMany({ state: "failed" });
  await failedMail(database, { failedAt: new Date(Date.now() - 31 * 24 * 3_600_000) });
  await openAs(admin);
  await page.goto("/admin/dashboard");
  await expect(page.getByText("Latest orders")).toBeVisible();
  await expect(page.getByText(/mails? failed/)).toHaveCount(0);
  await failedMail(database);
  await page.reload();
  await expectAccessible(page);
  await page.getByRole("link", { name: "1 mail failed", exact: true }).click();
  await expect(page).toHaveURL("/admin/messages?state=failed");
  await expect(
    page.getByText("Failed after 6 tries: its address was refused (550 RCPT EENVELOPE)").first(),
  ).toBeVisible();
});

test("without a mail server the dashboard says so, and an answer to a grievance is the admin's to send", async ({
  page,
  people,
  admin,
  openAs,
}) => {
  test.setTimeout(90_000);
  const server = await startOwnServer({ SMTP_URL: "", MAIL_FROM: "" });
  // The host that the admin's cookie is for.
  const url = server.url.replace("127.0.0.1", "localhost");
  try {
    await untilUp(server);
    await openAs(admin);
    await page.goto(`${url}/admin/dashboard`);
    await page.getByRole("link", { name: "Mail is off", exact: true }).click();
    await expect(page).toHaveURL(`${url}/admin/messages`);
    await expect(
      page.getByText("This shop sends no mails: SMTP_URL, MAIL_FROM or PUBLIC_URL is not set."),
    ).toBeVisible();
    await expectAccessible(page);

    const { number, email } = await raised(await people.guest(), admin);
    await page.goto(`${url}/admin/grievances?q=${number}`);
    await page.getByRole("button", { name: `View Detail of ${number}` }).click();
    await expect(page.getByText(`This shop sends no mails: write to ${email} yourself`)).toBeVisible();
    await page.getByLabel("Answer").fill("We are sorry. A new one is on its way.");
    await page.getByRole("button", { name: "Record answer" }).click();
    const text = `Recorded. This shop sends no mails: write to ${email} yourself. The grievance is Answered.`;
    await expect(toast(page, text)).toBeVisible();
    await expect(page.getByRole("list", { name: "Grievances" }).getByText("Answered", { exact: true })).toBeVisible();
  } finally {
    await server.stop();
  }
});
