import { expect, type FrameLocator, type Locator } from "@playwright/test";

/** Taps and counts them, as a shopper on a phone would: each press, and each field that is not focused already. */
export class Taps {
  count = 0;

  /** Taps something that can be seen. */
  async on(target: Locator): Promise<void> {
    await target.tap();
    this.count += 1;
  }

  /** Types into a field; one that has the focus needs no tap. */
  async type(field: Locator, text: string): Promise<void> {
    await expect(field).toBeEditable();
    if (!(await field.evaluate((element) => element === document.activeElement))) await this.on(field);
    await field.fill(text);
  }

  /** Chooses an option: one tap opens the list, one is on the option. */
  async choose(select: Locator, option: string): Promise<void> {
    await select.selectOption(option);
    this.count += 2;
  }

  /** A button within a frame, such as the payment provider's. */
  async within(frame: FrameLocator, name: string): Promise<void> {
    await this.on(frame.getByRole("button", { name }).first());
  }
}
