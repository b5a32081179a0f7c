import { expect, test } from "../fixtures";
import { expectTabsInOneLine } from "../shop/support/tabs";

test("what the search fields of the admin's lists ask for fits on a small phone, and so do the tabs of the catalogue", async ({
  page,
  admin,
  openAs,
}) => {
  await openAs(admin);
  await page.setViewportSize({ width: 360, height: 640 });
  for (const list of ["orders", "returns", "reviews", "grievances"]) {
    await page.goto(`/admin/${list}`);
    const { text, room } = await page.getByRole("searchbox").evaluate((field: HTMLInputElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement("canvas").getContext("2d");
      if (pen) pen.font = font;
      return {
        text: pen?.measureText(field.placeholder).width ?? 0,
        room: field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
      };
    });
    expect(text).toBeGreaterThan(0);
    expect(room, list).toBeGreaterThanOrEqual(text);
  }
  await page.goto("/admin/catalogue");
  await expectTabsInOneLine(page);
});
