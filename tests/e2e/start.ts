import { cp } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { build } from "../../tools/scripts/build.ts";
import { filledFolder } from "../support/filled-folder.ts";

/** Starts the shop under test as `npm start` does, on a copy of a folder that was filled once for this build. */

// Pictures keep their shape but are tiny: encoding them takes long, and no test reads their pixels.
const { prototype } = sharp as unknown as { prototype: Sharp };
const { resize } = prototype;
prototype.resize = function (this: Sharp) {
  return resize.call(this, { width: 8 });
};

await build();
await cp(await filledFolder(), process.env.DATA_DIR!, { recursive: true });
process.env.NODE_ENV = "production";
const server = "../../dist/server/main.js";
await import(server);
