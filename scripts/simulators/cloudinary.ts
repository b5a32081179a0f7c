/**
 * Simulates Cloudinary on this machine: signed upload, destroy, ping, and delivery with real resizing. The README
 * beside this file explains how to start and control it.
 *
 * Compared with the published documentation (cloudinary.com/documentation: upload API, authentication signatures,
 * transformation reference, automatic format and quality) in November 2026. Not covered:
 * - unsigned uploads and presets, remote URLs as file, chunked uploads, eager and incoming transformations,
 *   context, metadata, moderation, notifications, backups, video and raw files, private and authenticated delivery;
 * - of the transformations, only w_, h_, c_ (scale, fit, limit, fill), q_ and f_; any other is rejected with 400;
 * - q_auto is one fixed quality per format here; f_auto considers only Accept; invalidate takes effect immediately;
 * - of the admin API, only ping; signed delivery URLs, quotas and cost.
 */
import { startCloudinary } from "./cloudinary/server";
import { needed, portFromEnvironment } from "./shared/variables";

const { url } = await startCloudinary({
  port: portFromEnvironment(),
  cloud: needed("CLOUDINARY_CLOUD"),
  key: needed("CLOUDINARY_KEY"),
  secret: needed("CLOUDINARY_SECRET"),
  folder: needed("STATE_FOLDER"),
});
console.log(`Cloudinary simulator: ${url}`);
