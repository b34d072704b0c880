/** A storage of the browser; undefined where it is forbidden. */
export function storageOf(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
