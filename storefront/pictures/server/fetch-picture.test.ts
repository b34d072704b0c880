import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { afterEach, expect, test } from "vitest";
import { EngineUnavailableError } from "../../../commerce/engine-errors.ts";
import { fetchPicture, isPictureAddress } from "./fetch-picture.ts";
import { createPictureStudio } from "./picture-studio.ts";

/** Files of pictures, from a server of the commerce system. */

let close: () => void = () => {};
afterEach(() => close());

async function serve(response: RequestListener) {
  const server = createServer(response).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.png` };
}

test("a photograph is cropped to a square in the width that is asked for", async () => {
  const photograph = await sharp({
    create: { width: 600, height: 300, channels: 3, background: "#804020" },
  })
    .png()
    .toBuffer();
  const address = await serve((_request, response) => response.end(photograph));
  const picture = createPictureStudio(
    async () => ({ version: "a", isSquare: true, original: () => fetchPicture(address) }),
    "/dev/null/none",
    () => {},
    1_000_000,
    "#ffffff",
  );
  const answer = await picture({ id: "cup", version: "a", width: 160, format: "webp" });
  if (!answer.found) throw new Error("There is no picture.");
  expect(await sharp(answer.bytes).metadata()).toMatchObject({ width: 160, height: 160 });
});

test.each<[string, RequestListener, string]>([
  ["has no such file", (_request, response) => response.writeHead(404).end(), "404"],
  ["redirects", (_request, response) => response.writeHead(302, { location: "/b.png" }).end(), ""],
  [
    "sends too much",
    (_request, response) => response.end(Buffer.alloc(21 * 2 ** 20)),
    "20971520 bytes",
  ],
  ["hangs up", (request) => request.socket.destroy(), ""],
])("a commerce system that %s is unavailable", async (_what, response, reason) => {
  const failed = await fetchPicture(await serve(response)).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(EngineUnavailableError);
  expect((failed as Error).message).toContain(reason);
});

test.each([
  [{ url: "https://example.com/a.png" }, true],
  [{ url: "file:///etc/passwd" }, false],
  [{ hero: "harbour" }, false],
  ["https://example.com/a.png", false],
  [null, false],
])("the source %j is an address: %s", (source, expected) => {
  expect(isPictureAddress(source)).toBe(expected);
});
