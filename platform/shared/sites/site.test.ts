import { expect, test } from "vitest";
import { siteSlug } from "./site.ts";

test("the name of a site's folder and host is its code in lower case, with a hyphen", () => {
  expect(siteSlug("CH_FR")).toBe("ch-fr");
});
