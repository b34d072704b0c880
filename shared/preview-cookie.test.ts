import { expect, test } from "vitest";
import { isPreview } from "./preview-cookie.ts";

test.each(["PreviewToken=x", "PreviewToken=", "a=b; PreviewToken=x", "a=b;PreviewToken=x; c=d"])(
  "%j is a preview",
  (cookies) => expect(isPreview(cookies)).toBe(true),
);

test.each([
  undefined,
  "",
  "NoPreviewToken=x",
  "a=PreviewToken=x",
  "previewtoken=x",
  "PreviewToken",
])("%j is none", (cookies) => expect(isPreview(cookies)).toBe(false));
