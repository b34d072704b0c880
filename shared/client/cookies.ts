import { cookieIn } from "../cookies.ts";

/** Value of a cookie that scripts may read; undefined when there is none, or outside a browser. */
export const readCookie = (name: string): string | undefined =>
  typeof document === "undefined" ? undefined : cookieIn(document.cookie, name);
