import { expect, test } from "vitest";
import { ProviderFailure } from "./failure";

const failure = (status: number) => new ProviderFailure(status, "code", "why");

test.each([0, 200, 401, 403, 408, 429, 500, 502, 503])("status %d means that the provider is unavailable", (status) => {
  expect(failure(status)).toMatchObject({ isUnavailable: true, isRefusal: false });
});

test.each([400, 404, 422])("status %d means that the request is refused permanently", (status) => {
  expect(failure(status)).toMatchObject({ isUnavailable: false, isRefusal: true });
});

test("status 409 means that the same request can be retried", () => {
  expect(failure(409)).toMatchObject({ isUnavailable: false, isRefusal: false, isTemporary: true });
});
