import { afterEach, expect, it, vi } from "vitest";
import { listen, type News } from "./tab-channel";

afterEach(() => vi.unstubAllGlobals());

it("hears other tabs after Back too, also when the page was shown after it began to listen", async () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const heard: News[] = [];
  const stop = listen((news) => heard.push(news));
  const other = new BroadcastChannel("vastra");
  const cart: News = { about: "cart" };
  for (const event of ["pageshow", "pagehide", "pageshow", "pagehide", "pageshow"])
    page.dispatchEvent(new Event(event));
  other.postMessage(cart);
  await vi.waitFor(() => expect(heard).toEqual([cart]));

  page.dispatchEvent(new Event("pagehide"));
  other.postMessage(cart);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heard).toHaveLength(1);
  stop();
  other.close();
});
