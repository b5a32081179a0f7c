import { test as base } from "../fixtures";
import { asDeployed, type OwnServer, startOwnServer, untilUp } from "../own-server";
import type { OwnShop } from "../own-shop";

export { expect } from "../fixtures";

/** The shop under attack. */
export interface Target extends Pick<OwnServer, "url" | "pid"> {
  port: number;
}

const attacked: OwnShop = { name: "attacked", razorpay: true, mail: true, server: false };

export const test = base.extend<{ target: Target }>({
  ownShop: [attacked, { scope: "worker" }],
  /**
   * A server with the usual limits, started for this test. It trusts one proxy, so that an attack may come from as many
   * addresses as it names in X-Forwarded-For.
   */
  target: async ({ shop: _shop }, use) => {
    const server = await startOwnServer({ RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" }, { options: asDeployed });
    await untilUp(server);
    await use({ ...server, port: Number(new URL(server.url).port) });
    await server.stop();
  },
});
