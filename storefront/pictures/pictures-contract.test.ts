import { expect, test } from "vitest";
import { idAndVersion, pictureBase } from "./pictures-contract.ts";

test("the path of a picture says its id and version, and another address says neither", () => {
  const picture = { id: "100101-plain", version: "0f0e0d0c" };
  expect(idAndVersion(pictureBase(picture))).toEqual(picture);
  for (const other of ["", "/img/example", "https://cdn.example/img/a/b"])
    expect(idAndVersion(other)).toBe(undefined);
});
