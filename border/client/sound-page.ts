import { wrongBuiltIns } from "./built-ins.ts";

/**
 * Imported before React and the islands: when a library of the page has changed a built-in that they use, nothing of them runs, as if their
 * scripts failed to load, and the plain HTML keeps working. Says why in the console, once.
 */
const wrong = wrongBuiltIns();
if (wrong.length > 0) {
  console.warn(
    `Kontor: a script of this page has changed ${wrong.join(", ")}, so that search, navigation, mini cart and newsletter are plain HTML. ` +
      "Update that script or load it on other pages only (docs/embedding.md).",
  );
  const stopped = new Error(`${wrong[0]} is not the browser's own`);
  addEventListener("unhandledrejection", (event) => {
    if (event.reason === stopped) event.preventDefault();
  });
  throw stopped;
}
