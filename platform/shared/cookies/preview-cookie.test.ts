import { expect, test } from "vitest";
import { isPreview } from "./preview-cookie.ts";

test.each(["PreviewToken=x", "PreviewToken=", "a=b; PreviewToken=x", "a=b;PreviewToken=x; c=d"])(
  "cookies %j ask for a preview",
  (cookies) => expect(isPreview(cookies)).toBe(true),
);

test.each([
  undefined,
  "",
  "NoPreviewToken=x",
  "a=PreviewToken=x",
  "previewtoken=x",
  "PreviewToken",
])("cookies %j ask for no preview", (cookies) => expect(isPreview(cookies)).toBe(false));
