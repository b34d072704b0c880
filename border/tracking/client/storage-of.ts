/** Returns a storage of the browser, or undefined where it is blocked. */
export function storageOf(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
