/**
 * Explains in the console why nothing works where a script of the page has changed built-ins (sound-page.ts). Most pages have the
 * browser's own ones and load nothing.
 */
export function explainPage() {
  if (mayBeChanged()) import("./sound-page.ts").catch(() => {});
}

/** Reports whether a built-in that libraries change, one of its functions or one of its methods is not the browser's own. */
function mayBeChanged(): boolean {
  const { toString } = Function.prototype;
  try {
    const all = [
      Object,
      Function,
      Array,
      String,
      Date,
      Promise,
      Map,
      Set,
      URL,
      CustomEvent,
      Element,
    ];
    for (const builtIn of all)
      for (const owner of [{ builtIn }, builtIn, builtIn.prototype as object])
        for (const { value } of Object.values(Object.getOwnPropertyDescriptors(owner)))
          if (typeof value === "function" && !toString.call(value).includes("[native code]"))
            return true;
    return false;
  } catch {
    // One is no function any more.
    return true;
  }
}
