import { parseMoment } from "../../shared/moments.ts";
import type { PreviewSettings } from "./preview-contract.ts";

/** Links with which one member of staff shows another what they preview: the page's own address, the settings behind its #. */

const timeKey = "preview-time";
const testKey = "preview-test";
const groupKey = "preview-group";

/** The part behind the # of a page's address. */
export function sharedHash({ time, test, group }: PreviewSettings): string {
  const values = new URLSearchParams();
  if (time) values.set(timeKey, time.toISOString());
  if (test && group) {
    values.set(testKey, test);
    values.set(groupKey, group);
  }
  return values.size > 0 ? `#${values}` : "";
}

/** The settings in the part behind the #; undefined when it is none of these links. */
export function sharedSettings(hash: string): PreviewSettings | undefined {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const time = parseMoment(values.get(timeKey) ?? "");
  if (!time) return undefined;
  const [test, group] = [values.get(testKey), values.get(groupKey)];
  return test && group ? { time, test, group } : { time };
}
