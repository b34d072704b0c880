import { expect, test } from "vitest";
import { findChromium, findHeadlessShell } from "./chromium.ts";
import type { Machine } from "./machine.ts";

const own = "/cache/ms-playwright/chromium/chrome";

/** Returns the browser found on a machine with these programs. */
const found = (
  platform: NodeJS.Platform,
  programs: string[],
  environment: Machine["environment"] = {},
) =>
  findChromium(
    { platform, environment, exists: (path) => programs.includes(path), list: () => [] },
    own,
  );

test("CHROMIUM names the browser before all others, and must be a program", () => {
  const environment = { CHROMIUM: "/opt/mine/chrome" };
  expect(found("linux", ["/usr/bin/chromium", "/opt/mine/chrome"], environment)).toBe(
    "/opt/mine/chrome",
  );
  expect(() => found("linux", ["/usr/bin/chromium"], environment)).toThrow(
    "CHROMIUM is /opt/mine/chrome, but no program lies there.",
  );
});

test("the headless shell is found where the machine has one, unless CHROMIUM names a browser", () => {
  const shell = "/usr/bin/chromium-headless-shell";
  const shellOn = (programs: string[], environment = {}) =>
    findHeadlessShell({
      platform: "linux",
      environment,
      exists: (path) => programs.includes(path),
      list: () => [],
    });
  expect(shellOn(["/usr/bin/chromium", shell])).toBe(shell);
  expect(shellOn(["/usr/bin/chromium"])).toBeUndefined();
  expect(shellOn([shell], { CHROMIUM: "/usr/bin/chromium" })).toBeUndefined();
});

test("Playwright's own browser comes last, and a machine may have none", () => {
  expect(found("linux", [own, "/usr/bin/chromium"])).toBe("/usr/bin/chromium");
  expect(found("linux", [own])).toBe(own);
  for (const platform of ["linux", "darwin", "win32"] as const)
    expect(found(platform, [])).toBeUndefined();
});

test("on Linux Chromium comes before Chrome and Chrome before Edge, wherever they lie", () => {
  const all = ["/snap/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/microsoft-edge"];
  expect(found("linux", all)).toBe("/snap/bin/chromium");
  expect(found("linux", all.slice(1))).toBe("/usr/bin/google-chrome");
  expect(found("linux", all.slice(2))).toBe("/usr/bin/microsoft-edge");
});

test("on Linux Chromium is found in the folders of PATH", () => {
  const PATH = "/nix/profile/bin:/usr/bin";
  expect(found("linux", ["/nix/profile/bin/chromium-browser"], { PATH })).toBe(
    "/nix/profile/bin/chromium-browser",
  );
});

test("on macOS the machine's Chrome or Edge comes before the user's", () => {
  const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  const edge = "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge";
  const environment = { HOME: "/Users/ada" };
  expect(found("darwin", [edge, chrome], environment)).toBe(chrome);
  expect(found("darwin", [edge], environment)).toBe(edge);
  expect(found("darwin", [`/Users/ada${chrome}`], environment)).toBe(`/Users/ada${chrome}`);
});

test("on Windows Chrome and Edge are found in the folders of programs, also the user's", () => {
  const environment = {
    ProgramFiles: "C:\\Program Files",
    "ProgramFiles(x86)": "C:\\Program Files (x86)",
    LocalAppData: "C:\\Users\\ada\\AppData\\Local",
  };
  const edge = "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe";
  const chrome = "C:\\Users\\ada\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe";
  expect(found("win32", [edge], environment)).toBe(edge);
  expect(found("win32", [edge, chrome], environment)).toBe(chrome);
});
