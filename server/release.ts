import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Gauge, type Registry } from "prom-client";
import type { Release } from "../platform/content/content.ts";
import { buildFolder } from "../storefront/server/project-folder.ts";

/** The identity of a build, for operators too: the build writes it beside the server. */
export interface BuiltRelease extends Release {
  /** The version of package.json. */
  version: string;
  /** The commit's first digits, "-dirty" after them when files differed from it; undefined outside of a checkout. */
  commit?: string;
}

/** Reads the release that the build wrote beside the server, which is in this folder. */
export async function readRelease(folder = buildFolder): Promise<BuiltRelease> {
  const file = join(folder, "release.json");
  try {
    return JSON.parse(await readFile(file, "utf8")) as BuiltRelease;
  } catch (error) {
    throw new Error(`There is no release in ${file}. Run npm run build.`, { cause: error });
  }
}

/** Returns a release as operators read it: "1.0.0, commit 3ec8e3398e12, 2026-11-28T10:00:00Z". */
export const releaseText = ({ version, commit = "unknown", time }: BuiltRelease) =>
  `${version}, commit ${commit}, ${releaseDate({ time })}`;

/** Exposes the release as the labels of a metric, so that a graph shows when which process changed to it. */
export function exposeRelease(
  registry: Registry,
  { version, commit = "unknown", time, code }: BuiltRelease,
) {
  new Gauge({
    name: "kontor_release_info",
    help: "1, with version, commit, time and code of the release that runs",
    labelNames: ["version", "commit", "time", "code"],
    registers: [registry],
  }).set({ version, commit, time: releaseDate({ time }), code }, 1);
}

/** Returns the time of a release as ISO 8601 writes it. */
export const releaseDate = ({ time }: Pick<Release, "time">) =>
  new Date(time * 1_000).toISOString().replace(".000", "");
