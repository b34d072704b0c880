import { useSyncExternalStore } from "react";

/** Returns the hash of the address: a component and, after a slash, one of its examples. */
export function useHash(): { component: string; example: string | undefined } {
  const hash = useSyncExternalStore(
    (onChange) => {
      window.addEventListener("hashchange", onChange);
      return () => window.removeEventListener("hashchange", onChange);
    },
    () => location.hash,
  );
  const [component = "", example] = decodeURIComponent(hash.slice(1)).split("/");
  return { component: component || "Themes", example };
}
