import { paymentMethods } from "@/lib/order/status";
import { good } from "../api/support/answers";
import { destination, fill, newProduct } from "../api/support/goods";
import { expect, test } from "../fixtures";
import { startOwnServer, untilUp } from "../own-server";
import { callers } from "../people";
import { factsOf, kinds, startCollector } from "./support/collector";
import { inOwnShop, withoutServer } from "./support/own-shops";

// A server sends all mails that are due in its database, and exports how many.
inOwnShop(withoutServer);

test("requests, database commands, provider calls and orders are exported without personal data", async ({
  playwright,
  database,
}) => {
  const collector = await startCollector();
  const server = await startOwnServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const people = callers(playwright, server.url, database);
  try {
    await untilUp(server);
    const shopper = await people.shopper();
    await fill(shopper, await newProduct(database));
    const data = { addressInfo: destination };
    const strayTrace = { traceparent: `00-${"a".repeat(32)}-${"b".repeat(16)}-00` };
    const placed = await shopper.request.post("/api/shop/order/createCOD", { data, headers: strayTrace });
    await good(placed, 201);
    await fill(shopper, await newProduct(database));
    await good(await shopper.request.post("/api/shop/order/create", { data }), 201);
    for (let times = 0; times < 2; times++) await shopper.request.get("/api/shop/products/get?q=private-word&limit=1");
    // A guest, whose call needs no Next.js.
    expect((await fetch(`${server.url}/api/shop/search/suggest?q=private-word`)).status).toBe(200);
    for (let times = 0; times < 3; times++) expect((await shopper.request.get("/shop/home")).status()).toBe(200);

    // Stopping exports what is left.
    await server.stop();
    expect(await server.ended).toBe(0);

    const route = "/api/shop/order/createCOD";
    const spans = collector.spans.filter(({ name }) => name === `POST ${route}`);
    const root = spans.find(({ kind }) => kind === kinds.server);
    expect(root?.parentSpanId).toBeUndefined();
    expect(root && factsOf(root)).toEqual({
      "http.request.method": "POST",
      "http.response.status_code": 201,
      "http.route": route,
      "vastra.request_id": placed.headers()["x-request-id"],
    });
    const below = collector.spans.filter(({ traceId, spanId }) => traceId === root?.traceId && spanId !== root?.spanId);
    const known = new Set([root, ...below].map((span) => span?.spanId));
    for (const { name, parentSpanId } of below) expect(known.has(parentSpanId), name).toBe(true);
    expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(["insert orders", "commitTransaction"]));
    const insert = below.find(({ name }) => name === "insert orders");
    expect(insert?.kind).toBe(kinds.client);
    expect(insert && factsOf(insert)).toMatchObject({ "db.system.name": "mongodb", "db.operation.name": "insert" });
    expect(collector.spans.map(({ name }) => name)).toContain("razorpay create order");
    expect(collector.spans.map(({ name }) => name)).toContain("GET /api/shop/search/suggest");
    // Every trace begins with one server span.
    for (const { name, kind, parentSpanId } of collector.spans) {
      expect(kind === kinds.server, name).toBe(!parentSpanId);
    }

    const { value } = collector;
    expect(value("vastra.orders.placed", { "vastra.payment_method": paymentMethods.cash })).toBe(1);
    expect(value("vastra.orders.placed", { "vastra.payment_method": paymentMethods.razorpay })).toBe(1);
    expect(value("vastra.holds", { "vastra.state": "active" })).toBeGreaterThan(0);
    expect(value("vastra.mails", { "vastra.state": "sent" })).toBe(1);
    // Nothing is late: that it is measured shows in the text.
    expect(collector.text()).toContain('"vastra.outbox"');
    expect(value("vastra.provider.duration", { "vastra.provider": "smtp" })).toBe(1);
    const answer = { "http.request.method": "POST", "http.route": route, "http.response.status_code": 201 };
    expect(value("http.server.request.duration", answer)).toBe(1);
    expect(value("db.client.operation.duration", { "db.operation.name": "commitTransaction" })).toBeGreaterThan(1);
    expect(value("vastra.provider.duration", { "vastra.provider": "razorpay" })).toBe(1);
    expect(value("vastra.cache.requests", { "vastra.cache": "pages", "vastra.result": "hit" })).toBeGreaterThan(0);
    expect(value("vastra.cache.requests", { "vastra.cache": "answers", "vastra.result": "miss" })).toBeGreaterThan(0);

    const text = collector.text();
    for (const personal of [shopper.email, destination.phone, destination.address, "private-word", "a".repeat(32)]) {
      expect(text).not.toContain(personal);
    }
  } finally {
    await people.close();
    await server.stop();
    await collector.stop();
  }
});

test("without its collector the shop works, and the log says that it is missing", async () => {
  const server = await startOwnServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9",
    OTEL_BSP_SCHEDULE_DELAY: "100",
    OTEL_EXPORTER_OTLP_TIMEOUT: "500",
  });
  try {
    await untilUp(server);
    expect((await fetch(`${server.url}/shop/home`)).status).toBe(200);
    await expect.poll(server.output).toContain("telemetry could not be exported");
    expect((await fetch(`${server.url}/shop/home`)).status).toBe(200);
  } finally {
    await server.stop();
  }
  expect(await server.ended).toBe(0);
});
