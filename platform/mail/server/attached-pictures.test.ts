import { expect, test } from "vitest";
import type { MailContent } from "../../shared/mail.ts";
import { attachPictures, maxPictures, withPicturesInside } from "./attached-pictures.ts";

const sources = {
  domain: "kontor.example",
  logo: { width: 178, height: 52, png: async () => Buffer.from("logo") },
  jpegOf: async (path: string) =>
    path === "/img/gone/1" ? undefined : Buffer.from(path.replace(/\d$/, "")),
};
const mailOf = (...paths: (string | undefined)[]): MailContent => ({
  subject: "",
  preview: "",
  heading: "",
  blocks: [
    { type: "paragraph", text: "" },
    { type: "amounts", rows: paths.map((picture) => ({ text: "", amount: "", picture })) },
  ],
  reason: "",
});

test("a mail has the logo and the pictures of its articles attached, a shared one once", async () => {
  const mail = mailOf("/img/a/1", "/img/a/2", "/img/b/1", "/img/gone/1", "", undefined);
  const { shown, pictures } = await attachPictures(mail, sources);
  const parts = pictures.map(({ type, base64 }) => [
    type,
    Buffer.from(base64, "base64").toString(),
  ]);
  expect(parts).toEqual([
    ["image/png", "logo"],
    ["image/jpeg", "/img/a/"],
    ["image/jpeg", "/img/b/"],
  ]);
  const addresses = pictures.map(({ cid }) => `cid:${cid}`);
  expect(addresses[0]).toMatch(/^cid:[\da-f]{16}@kontor\.example$/);
  const named = ["/img/a/1", "/img/a/2", "/img/b/1"].map(shown.of);
  expect([shown.logo.src, ...named]).toEqual([addresses[0], addresses[1], ...addresses.slice(1)]);
  expect([shown.of("/img/gone/1"), shown.of("/img/c/1")]).toEqual([undefined, undefined]);
});

test("a mail with too many pictures of articles has none of them", async () => {
  const paths = Array.from({ length: maxPictures + 1 }, (_, at) => `/img/${at}/1`);
  expect((await attachPictures(mailOf(...paths), sources)).pictures).toHaveLength(1);
  const { pictures } = await attachPictures(mailOf(...paths.slice(1)), sources);
  expect(pictures).toHaveLength(1 + maxPictures);
});

test("a mail in a browser has its pictures inside", () => {
  const pictures = [{ cid: "a@b", type: "image/png" as const, base64: "AAAA" }];
  const html = '<img src="cid:a@b"><img src="cid:a@b"><img src="cid:c@b">';
  const inside = '<img src="data:image/png;base64,AAAA">';
  expect(withPicturesInside({ html, pictures })).toBe(`${inside + inside}<img src="cid:c@b">`);
});
