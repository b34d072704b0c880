import { chromium as playwright } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { posix, win32 } from "node:path";
import { commandFolders, thisMachine, type Machine } from "./machine.ts";

/** The browser for tests and measurements: an installed Chromium, Chrome or Edge, or else the one that Playwright installs. */

const commands = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "microsoft-edge-stable",
  "microsoft-edge",
];
const macApps = ["Chromium", "Google Chrome", "Microsoft Edge"];
const windowsPrograms = [
  ["Chromium", "Application", "chrome.exe"],
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

/**
 * Returns the paths where a system may have a browser, in order of preference: all paths of Chromium before those of Chrome and
 * Edge.
 */
export function systemBrowsers(machine: Machine): string[] {
  const { platform, environment } = machine;
  if (platform === "win32") {
    const names = ["ProgramFiles", "ProgramFiles(x86)", "LocalAppData"];
    const folders = names.flatMap((name) => environment[name] ?? []);
    return windowsPrograms.flatMap((parts) =>
      folders.map((folder) => win32.join(folder, ...parts)),
    );
  }
  if (platform === "darwin") {
    const homes = ["", ...(environment.HOME ? [environment.HOME] : [])];
    return macApps.flatMap((app) =>
      homes.map((home) => `${home}/Applications/${app}.app/Contents/MacOS/${app}`),
    );
  }
  const folders = new Set([...commandFolders(machine), "/usr/bin", "/usr/local/bin", "/snap/bin"]);
  return commands.flatMap((command) => [...folders].map((folder) => posix.join(folder, command)));
}

/**
 * Returns the path of the browser: `CHROMIUM`, else the system's, else Playwright's own. Returns undefined when the machine has
 * none.
 */
export function findChromium(
  machine: Machine = thisMachine,
  playwrightsOwn: string = playwright.executablePath(),
): string | undefined {
  const { CHROMIUM } = machine.environment;
  if (CHROMIUM) {
    if (machine.exists(CHROMIUM)) return CHROMIUM;
    throw new Error(`CHROMIUM is ${CHROMIUM}, but no program lies there.`);
  }
  return [...systemBrowsers(machine), playwrightsOwn].find((path) => machine.exists(path));
}

/**
 * Returns the path of a Chromium without windows, as packaged by Debian: the same engine with less than half of the processor
 * time. For tests in a browser only: it reads no profile, and its window is small. Returns undefined when `CHROMIUM` names the
 * browser.
 */
export function findHeadlessShell(machine: Machine = thisMachine): string | undefined {
  if (machine.environment.CHROMIUM || machine.platform === "win32") return undefined;
  return [...commandFolders(machine), "/usr/bin"]
    .map((folder) => posix.join(folder, "chromium-headless-shell"))
    .find(machine.exists);
}

export const missingChromium =
  "There is no Chromium. Run: npx playwright install --with-deps chromium (or set CHROMIUM=/path/to/chrome)";

/**
 * Installs a browser on a machine without one, after announcing it. Returns its path, or undefined when the installation failed.
 */
export function installChromium(): string | undefined {
  const found = findChromium();
  if (found) return found;
  console.log("There is no Chromium on this machine. Installing Playwright's …");
  run("node_modules/.bin/playwright", ["install", "chromium"]);
  const own = findChromium();
  if (own && starts(own)) return own;
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !run("apt-get", ["--version"]))
    return undefined;
  console.log("It cannot be installed or does not start. Installing Debian's with apt-get …");
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
  return findChromium();
}

/** Reports whether a browser starts: Playwright's own needs libraries that a minimal Linux lacks. */
const starts = (path: string) => process.platform !== "linux" || run(path, ["--version"]);

function run(command: string, args: string[]): boolean {
  const { status } = spawnSync(command, args, {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    shell: process.platform === "win32",
  });
  return status === 0;
}

/** Launch options of the browser for tests and measurements. */
export const launchOptions = {
  executablePath: findChromium(),
  args: [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ],
};
