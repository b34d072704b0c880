import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictureFilesOf } from "../../../platform/content/picture-files.ts";
import { findPictureIn } from "./find-picture.ts";
import { createPictureStudio, type PictureRequest } from "./picture-studio.ts";

/** Pictures of a shop's content, as a retailer replaces them. */
let content: string;
beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), "kontor-content-"));
  await mkdir(join(content, "pictures", "cups"), { recursive: true });
});
afterEach(() => rm(content, { recursive: true }));

const put = (file: string, bytes: string | Uint8Array) =>
  writeFile(join(content, "pictures", file), bytes);
const remove = (file: string) => rm(join(content, "pictures", file));

/** Returns what the shop serves of a picture after a start with the files that there are, and its version. */
async function served(id: string, request: Partial<PictureRequest> = {}) {
  const files = await pictureFilesOf(content)();
  const find = findPictureIn({ pictureSource: async (name) => files.get(name) }, content);
  const studio = createPictureStudio(find, "/dev/null/none", () => {}, 1_000_000, "#ffffff");
  const version = files.get(id)?.version ?? "none";
  const response = await studio({ id, version, width: 160, format: "webp", ...request });
  return { response, version, files };
}

const metadataOf = async (id: string) => {
  const { response } = await served(id);
  if (!response.found) throw new Error("There is no picture.");
  return sharp(response.bytes).metadata();
};

const drawing = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path d="M0 0h9v9z"/></svg>`;
const photograph = (format: "jpeg" | "png" | "webp" | "avif") =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: "#804020" } })
    .toFormat(format)
    .toBuffer();

test("a photograph takes the place of a drawing, with another address", async () => {
  await put("cups/70001-plain.svg", drawing(600, 600));
  const drawn = await served("70001-plain");
  await remove("cups/70001-plain.svg");
  await put("cups/70001-plain.jpg", await photograph("jpeg"));
  const photographed = await served("70001-plain");
  expect(photographed.version).not.toBe(drawn.version);
  for (const { response } of [drawn, photographed]) expect(response.found).toBe(true);
});

test.each(["jpeg", "png", "webp", "avif"] as const)(
  "a photograph as %s is cropped to a square",
  async (format) => {
    await put(`cup.${format.replace("jpeg", "jpg")}`, await photograph(format));
    expect(await metadataOf("cup")).toMatchObject({ width: 160, height: 160 });
  },
);

test("a large picture keeps its ratio", async () => {
  await put("hero-harbour.png", await photograph("png"));
  await put("hero-sea.svg", drawing(1600, 800));
  for (const id of ["hero-harbour", "hero-sea"])
    expect(await metadataOf(id)).toMatchObject({ width: 160, height: 80 });
});

test("a file that is not there in this version is not served as if it were", async () => {
  await put("cup.svg", drawing(600, 600));
  const { files } = await served("cup");
  await put("cup.svg", drawing(300, 300));
  const find = findPictureIn({ pictureSource: async (id) => files.get(id) }, content);
  expect(await (await find("cup"))!.original()).toBe(undefined);
  await remove("cup.svg");
  expect(await (await find("cup"))!.original()).toBe(undefined);
});

test.each([{ file: "../secret.svg" }, { file: "/etc/passwd" }, { motif: "cup" }, null])(
  "the source %j stands for no file: an empty frame is shown",
  async (source) => {
    await writeFile(join(content, "secret.svg"), "secret");
    const find = findPictureIn({ pictureSource: async () => ({ version: "a", source }) }, content);
    expect(String(await (await find("cup"))!.original())).toContain("<svg");
  },
);

test("files with the same name, and others than pictures, are refused with their names", async () => {
  await put("cup.svg", drawing(9, 9));
  await put("cups/cup.jpg", "");
  await put("cups/price list.pdf", "");
  await put(".hidden", "");
  await expect(pictureFilesOf(content)()).rejects.toThrow(
    /^\S*\/pictures\/cups\/cup.jpg: \S*\/pictures\/cup.svg has its name.*\n\S*\/pictures\/cups\/price list.pdf: [^\n]*$/,
  );
});

test("a shop without the folder has no pictures of its own", async () => {
  expect(await pictureFilesOf(join(content, "none"))()).toEqual(new Map());
});
