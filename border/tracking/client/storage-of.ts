/**
 * Returns a storage of the browser, or undefined where it is blocked or cannot be read: with a damaged profile each of its methods
 * throws, so that an event could neither be queued nor removed after its answer.
 */
export function storageOf(name: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    const storage = window[name];
    storage.getItem(storage.key(0) ?? "");
    return storage;
  } catch {
    return undefined;
  }
}
