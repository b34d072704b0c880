import { expect, test } from "vitest";
import { fragmentFrom } from "./fragment-address.ts";

test.each(["CLASIC", "shaddow"])(
  "the reason why %s names no footer lists the platforms and the footer's options",
  (platform) =>
    expect(fragmentFrom("footer", { site: "DE", platform }, () => "DE")).toEqual({
      reason:
        "unknown platform or option; platforms are CLASSIC, MATCH, SMARTPHONE, TABLET; options of the footer are reduced, newsletter, noassets, shadow, absolute",
    }),
);

test("a wrong option after a platform is refused with the header's options", () =>
  expect(
    fragmentFrom("header", { site: "DE", platform: "TABLET", options: "stikcy" }, () => "DE"),
  ).toHaveProperty("reason", expect.stringContaining("sticky")));
