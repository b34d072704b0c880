import { parseMoment } from "../../platform/shared/moments.ts";
import type { PreviewSettings } from "./preview-contract.ts";

/** Links by which staff share a preview: the page's own URL, with the settings in its hash. */

const timeKey = "preview-time";
const testKey = "preview-test";
const groupKey = "preview-group";

/** Returns the hash for settings. */
export function sharedHash({ time, test, group }: PreviewSettings): string {
  const values = new URLSearchParams();
  if (time) values.set(timeKey, time.toISOString());
  if (test && group) {
    values.set(testKey, test);
    values.set(groupKey, group);
  }
  return values.size > 0 ? `#${values}` : "";
}

/** Parses the settings in a hash; undefined when it is not such a link. */
export function sharedSettings(hash: string): PreviewSettings | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const time = parseMoment(values.get(timeKey) ?? "");
  if (!time) return undefined;
  const [test, group] = [values.get(testKey), values.get(groupKey)];
  return test && group ? { time, test, group } : { time };
}
