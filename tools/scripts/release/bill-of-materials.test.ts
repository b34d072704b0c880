import { expect, test } from "vitest";
import { billOfMaterials, type Bill } from "./bill-of-materials.ts";

const library = (ref: string, scope = "required") => ({ "bom-ref": ref, scope, properties: [] });

const ofProject: Bill = {
  serialNumber: "urn:uuid:9113afaa-cebb-4a46-a40d-588fe696f25a",
  metadata: {
    timestamp: "2026-11-29T13:26:20.192Z",
    lifecycles: [{ phase: "pre-build" }],
    component: { name: "folder", "bom-ref": "kontor@1.2.3" },
  },
  components: [library("pg@8.0.0"), library("react@19.0.0"), library("vite@8.0.0", "optional")],
  dependencies: [
    { ref: "kontor@1.2.3", dependsOn: ["pg@8.0.0", "react@19.0.0", "vite@8.0.0"] },
    { ref: "react@19.0.0", dependsOn: [] },
    { ref: "vite@8.0.0", dependsOn: ["react@19.0.0"] },
  ],
};
const release = { version: "1.2.3", time: 1_795_958_340, code: "eaa4561c" };
const shipped = { installed: new Set(["pg@8.0.0"]), bundled: new Set(["react@19.0.0"]) };

test("a release's bill of materials lists only its installed and bundled packages", () => {
  const { components, dependencies, metadata } = billOfMaterials(ofProject, shipped, release);
  expect(components).toEqual([
    library("pg@8.0.0"),
    { ...library("react@19.0.0"), properties: [{ name: "kontor:bundled", value: "true" }] },
  ]);
  expect(dependencies).toEqual([
    { ref: "kontor@1.2.3", dependsOn: ["pg@8.0.0", "react@19.0.0"] },
    { ref: "react@19.0.0", dependsOn: [] },
  ]);
  expect(metadata).toMatchObject({
    timestamp: "2026-11-29T13:19:00Z",
    component: { name: "kontor" },
  });
});

test("equal releases have equal bills, and another release has another serial number", () => {
  const later = { ...ofProject, serialNumber: "urn:uuid:12b4c0c2-6a59-4d3c-8d5c-d6a1b2a4e7f0" };
  const bill = billOfMaterials(ofProject, shipped, release);
  expect(billOfMaterials(later, shipped, release)).toEqual(bill);
  const { serialNumber } = billOfMaterials(later, shipped, { ...release, time: 1_795_958_341 });
  expect(serialNumber).not.toBe(bill.serialNumber);
});

test("a release with a package that npm does not know has no bill", () => {
  const unknown = { ...shipped, bundled: new Set(["left-pad@1.0.0"]) };
  expect(() => billOfMaterials(ofProject, unknown, release)).toThrow("left-pad@1.0.0");
});
