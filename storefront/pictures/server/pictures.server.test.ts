import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fastify, type FastifyInstance } from "fastify";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { shopPictures } from "../../../tests/support/shop-pictures.ts";
import { pictureFormats, pictureUrl, pictureWidths } from "../pictures-contract.ts";
import { findPictureIn } from "./find-picture.ts";
import { pictureRoutes } from "./picture-routes.ts";
import { createPictureStudio, type FindPicture } from "./picture-studio.ts";

/** Pictures of the shop's catalogue, stored in an initially empty folder. */
let shop: TestShop;
let app: FastifyInstance;
let folder: string;
let base: string;
const onNotStored = vi.fn<(error: unknown) => void>();
const source = vi.fn<FindPicture>((id) =>
  findPictureIn(shop.services.catalogue, "shop/content")(id),
);

beforeAll(async () => {
  shop = await openTestShop();
  folder = await mkdtemp(join(tmpdir(), "kontor-pictures-"));
  app = fastify();
  pictureRoutes(app, createPictureStudio(source, folder, onNotStored, 1_048_576, "#fffdf9"));
  const [picture] = await shop.services.catalogue.pictures(["100101-plain"]);
  base = `/img/${picture!.id}/${picture!.version}`;
});
beforeEach(() => void vi.clearAllMocks());
afterAll(async () => {
  await app.close();
  await shop.close();
  await rm(folder, { recursive: true });
});
const get = (url: string, through = app) => through.inject({ url });

test.each(
  pictureFormats.flatMap((format) =>
    ([80, 320, 640] as const).map((width) => [width, format] as const),
  ),
)("a picture comes %i pixels wide as %s", async (width, format) => {
  const response = await get(pictureUrl(base, width, format));
  expect(response.statusCode).toBe(200);
  expect(response.headers["content-type"]).toBe(`image/${format}`);
  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const { format: kind, compression, width: pixels } = await sharp(response.rawPayload).metadata();
  expect(pixels).toBe(width);
  expect(compression === "av1" ? "avif" : kind).toBe(format);
});

test("a picture is not blank: it has more than one colour", async () => {
  const { rawPayload } = await get(pictureUrl(base, 80, "webp"));
  const { entropy } = await sharp(rawPayload).stats();
  expect(entropy).toBeGreaterThan(1);
});

test("a picture with an older version redirects to the current one", async () => {
  const response = await get("/img/100101-plain/00000000/320.webp");
  expect(response.statusCode).toBe(302);
  expect(response.headers.location).toBe(`${base}/320.webp`);
  expect(response.headers["cache-control"]).not.toContain("immutable");
});

describe("an address without a picture", () => {
  const refused: [string, (url: string) => string, number][] = [
    ["a width between", (url) => url.replace("320.webp", "321.webp"), 400],
    ["an enormous width", (url) => url.replace("320.webp", "99999999999.webp"), 400],
    ["no width", (url) => url.replace("320.webp", ".webp"), 400],
    ["another format", (url) => url.replace("webp", "jpg"), 400],
    ["no format", (url) => url.replace(".webp", ""), 400],
    ["a version in another form", (url) => url.replace(base, "/img/100101-plain/la.test"), 400],
    [
      "a way out of the folder",
      (url) => url.replace("100101-plain", "..%2f..%2fetc%2fpasswd"),
      400,
    ],
    ["an odd id", (url) => url.replace("100101-plain", "100101.plain"), 400],
    ["an unknown id", (url) => url.replace("100101-plain", "999999-plain"), 404],
  ];
  test.each(refused)(
    "an address without a picture is refused: %s",
    async (_name, change, status) => {
      const url = change(pictureUrl(base, 320, "webp"));
      expect((await get(url)).statusCode).toBe(status);
      const response = await get(url, shop.app);
      expect(response.statusCode).toBe(status);
      expect(response.headers["content-type"]).toContain("application/problem+json");
      expect(response.headers["cache-control"]).toBe("no-store");
    },
  );

  test("the widths of pictures are those of the list", () => {
    expect(pictureWidths).toEqual([80, 160, 320, 480, 640, 768, 960, 1280, 1600, 2400]);
  });
});

describe("a picture is encoded once", () => {
  const url = () => pictureUrl(base, 480, "webp");

  test("a picture is encoded once for simultaneous requests", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get(url())));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(source).toHaveBeenCalledOnce();
    await get(url());
    expect(source).toHaveBeenCalledOnce();
  });

  test("a picture is encoded once for all processes that share the folder", async () => {
    const before = await get(url());
    const later = fastify();
    pictureRoutes(later, createPictureStudio(source, folder, onNotStored, 1_048_576, "#fffdf9"));
    const after = await get(url(), later);
    expect(after.rawPayload.equals(before.rawPayload)).toBe(true);
    expect(source).not.toHaveBeenCalled();
    await later.close();
  });

  test("a picture is served when its folder is not writable, and that is reported once", async () => {
    const file = join(folder, "no-folder");
    await writeFile(file, "");
    const later = fastify();
    pictureRoutes(later, createPictureStudio(source, file, onNotStored, 1_048_576, "#fffdf9"));
    for (const width of [80, 160] as const)
      expect((await get(pictureUrl(base, width, "webp"), later)).statusCode).toBe(200);
    expect(onNotStored).toHaveBeenCalledOnce();
    await later.close();
  });

  test("a picture that cannot be encoded fails alone, and can be encoded later", async () => {
    source.mockRejectedValueOnce(new Error("no database"));
    const failing = pictureUrl(base, 160, "webp");
    expect((await get(failing)).statusCode).toBe(500);
    expect((await get(failing)).statusCode).toBe(200);
  });
});

test("every picture of the catalogue is a file of the content in its version", async () => {
  const { sql } = shop.services.database;
  const rows = await sql.selectFrom("picture").select(["id", "version", "drawing"]).execute();
  expect(
    new Map(rows.map(({ id, drawing, version }) => [id, { version, source: drawing }])),
  ).toEqual(await shopPictures());
});
