import { expect, test } from "vitest";
import { labelAttributes } from "./label-attributes.ts";

test.each(["M", "XXL", "38", "250 g", "38/40"])(
  "the label %j of an article is a size, which browsers do not translate",
  (label) => {
    expect(labelAttributes(label)).toEqual({ translate: "no" });
  },
);

test.each(["Hellgrün", "čierna", "2er-Packung", "ecru"])(
  "the label %j of an article has words, which browsers may translate",
  (label) => {
    expect(labelAttributes(label)).toEqual({ translate: undefined });
  },
);
