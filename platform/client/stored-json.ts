import { parsed } from "../shared/foreign.ts";

/** Reads JSON from the local storage. Returns undefined where that is blocked, has no entry, or holds something else. */
export function storedJson(key: string): unknown {
  try {
    return parsed(localStorage.getItem(key));
  } catch {
    return undefined;
  }
}
