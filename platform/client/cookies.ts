import { cookieIn } from "../shared/cookies/cookies.ts";

/** Returns the value of a cookie that scripts may read, or undefined when there is none, or outside a browser. */
export const readCookie = (name: string): string | undefined =>
  typeof document === "undefined" ? undefined : cookieIn(document.cookie, name);
