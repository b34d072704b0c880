// Runs before every command, on the Node version that started npm: installs the dependencies when the lock file has changed.
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
const marker = "node_modules/.installed";

if (!existsSync(marker) || readFileSync(marker, "utf8") !== lock) {
  console.log("Installing …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed. Check the network, then try again.");
    process.exit(1);
  }
  writeFileSync(marker, lock);
}
