import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { exposeRelease, releaseText } from "./release.ts";

const release = { version: "1.2.3", commit: "3ec8e3398e12", time: 1_795_958_340, code: "eaa4561c" };
const outsideCheckout = { ...release, commit: undefined };

test("a release is shown with its version, commit and time, and a build outside of a checkout says so", () => {
  expect(releaseText(release)).toBe("1.2.3, commit 3ec8e3398e12, 2026-11-29T13:19:00Z");
  expect(releaseText(outsideCheckout)).toBe("1.2.3, commit unknown, 2026-11-29T13:19:00Z");
});

test("a metric has the release as its labels", async () => {
  const metricOf = async (exposed: typeof release | typeof outsideCheckout) => {
    const registry = new Registry();
    exposeRelease(registry, exposed);
    return registry.metrics();
  };
  expect(await metricOf(release)).toContain(
    'kontor_release_info{version="1.2.3",commit="3ec8e3398e12",time="2026-11-29T13:19:00Z",code="eaa4561c"} 1',
  );
  expect(await metricOf(outsideCheckout)).toContain('commit="unknown"');
});
