/**
 * Explains in the console why nothing works where a script of the page has changed built-ins (sound-page.ts). Most pages have the
 * browser's own ones and load nothing.
 */
export function explainPage() {
  try {
    for (const builtIn of builtIns())
      for (const owner of [{ builtIn }, builtIn, builtIn.prototype])
        for (const { value } of Object.values(Object.getOwnPropertyDescriptors(owner)))
          if (typeof value === "function" && !`${toText.call(value)}`.includes("[native code]"))
            throw new Error("changed");
  } catch {
    // Changed, or no function any more.
    import("./sound-page.ts").catch(() => {});
  }
}

const toText = Function.prototype.toString;

/** What libraries change, or have their own of. */
const builtIns = () =>
  [Object, Function, Array, String, Date, Promise, Map, Set, URL, CustomEvent, Element] as const;
