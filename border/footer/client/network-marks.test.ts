import { readFile } from "node:fs/promises";
import * as brands from "simple-icons";
import { expect, test } from "vitest";
import { networkNames, type NetworkName } from "../footer-contract.ts";

/** LinkedIn's mark is no longer in the package. */
const published: Partial<Record<NetworkName, string>> = {
  android: brands.siAndroid.path,
  appleinc: brands.siApple.path,
  facebook: brands.siFacebook.path,
  instagram: brands.siInstagram.path,
  pinterest: brands.siPinterest.path,
  twitter: brands.siX.path,
  xing: brands.siXing.path,
  youtube: brands.siYoutube.path,
};

test("the marks of networks stand 32 apart, in the order of their names, as their package draws them", async () => {
  const picture = await readFile(new URL("network-marks.svg", import.meta.url), "utf8");
  const marks = [...picture.matchAll(/translate\((\d+) 0\)" d="([^"]+)"/g)];
  expect(marks.map(([, left]) => Number(left))).toEqual(networkNames.map((_, place) => place * 32));
  for (const [place, name] of networkNames.entries())
    expect(marks[place]![2]).toBe(published[name] ?? marks[place]![2]);
});
