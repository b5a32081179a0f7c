import * as z from "zod";
import { Behaviour, Fault } from "../shared/behaviour";
import { type LoggedCall, note } from "../shared/call-log";
import { type Answer, type Call, json, type Silence } from "../shared/exchange";
import { findRoute, type Routes } from "../shared/routes";
import { type Simulator, serve } from "../shared/serve";
import { steer } from "../shared/steering";
import { Assets } from "./assets";
import { deliver } from "./delivery";
import { failureWith, Refusal } from "./refusals";
import type { CloudinarySettings } from "./settings";
import { destroy, upload } from "./upload";

async function refused(work: () => Answer | Promise<Answer>, show: (refusal: Refusal) => Answer): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return show(error);
    throw error;
  }
}

function ping({ key, secret }: CloudinarySettings, call: Call): Answer {
  const wanted = `Basic ${Buffer.from(`${key}:${secret}`).toString("base64")}`;
  if (call.headers.authorization !== wanted) throw new Refusal(401, "Invalid credentials");
  const reset = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000).toUTCString();
  const limits = { "x-featureratelimit-limit": "500", "x-featureratelimit-remaining": "499" };
  return json(200, { status: "ok" }, { ...limits, "x-featureratelimit-reset": reset });
}

/** Starts the simulator on this machine. */
export async function startCloudinary(settings: CloudinarySettings): Promise<Simulator> {
  const assets = new Assets(settings.folder);
  const behaviour = new Behaviour();
  const calls: LoggedCall[] = [];
  const api: Routes = {
    [`POST /v1_1/${settings.cloud}/image/upload`]: (call) => upload(settings, assets, call, server.url),
    [`POST /v1_1/${settings.cloud}/image/destroy`]: (call) => destroy(settings, assets, call),
    [`GET /v1_1/${settings.cloud}/ping`]: (call) => ping(settings, call),
    "POST /v1_1/{cloud}/image/upload": () => {
      throw new Refusal(401, "cloud_name mismatch");
    },
  };
  const steering: Routes = {
    "GET /_test/log": () => json(200, { calls }),
    "POST /_test/behave": (call) =>
      steer(Fault, call, (fault) => {
        behaviour.set(fault);
        return json(200, {});
      }),
    "POST /_test/reset": (call) =>
      steer(z.object({}), call, () => {
        assets.clear();
        behaviour.set(undefined);
        calls.length = 0;
        return json(200, {});
      }),
  };
  const pictures = `/${settings.cloud}/image/upload/`;

  async function answer(call: Call): Promise<Answer | Silence> {
    const steered = findRoute(steering, call);
    if (steered) return steered();
    if (call.method !== "POST" && call.path.startsWith(pictures)) {
      return refused(
        () => deliver(assets, call, call.path.slice(pictures.length)),
        (refusal) => refusal.asEmpty(),
      );
    }
    const { method, path, body } = call;
    const entry: LoggedCall = { at: new Date().toISOString(), method, path, status: null, bytes: body.length };
    note(calls, entry);
    const found = findRoute(api, call) ?? (() => new Refusal(404, "Not found").asJson());
    const given = await behaviour.run(() => refused(found, (refusal) => refusal.asJson()), failureWith);
    entry.status = typeof given === "string" ? null : given.status;
    return given;
  }

  const server = await serve(settings.port, answer, settings.die);
  return server;
}
