import { breakpoints } from "../../platform/shared/breakpoints.ts";
import type { Platform } from "../../platform/shared/platform.ts";
import { withoutSecrets } from "../../platform/shared/texts/secret-texts.ts";
import { allowedParameters } from "./tracking-contract.ts";

/** Rules for the data of a page: pure functions of values from the browser. */

export type Environment = "development" | "staging" | "production";

/** Returns the shop's environment to which an address belongs. */
export function environmentOf(url: string): Environment {
  if (url.includes(".dev.") || url.includes("localhost")) return "development";
  return url.includes(".staging.") ? "staging" : "production";
}

export type Device = "mobile" | "no mobile";

/** Uses `navigator.userAgent`: phones' browsers contain "Mobile", those of tablets and computers do not. */
export const deviceOf = (userAgent: string): Device =>
  userAgent.includes("Mobi") ? "mobile" : "no mobile";

/** Returns the cluster of a window's width in CSS px: XS up to 374, then S, M, L, XL, XXL, 3XL, 4XL, and 5XL from 1920. */
export function screenCluster(width: number): string {
  const [name = "5xl"] =
    Object.entries(breakpoints).find(([, end]) => Math.floor(width) <= end) ?? [];
  return name.toUpperCase();
}

/**
 * Returns the campaign that brought the visitor, from the cookie `lastTouchpoint`: "newsletter|1790000000000", a name and its
 * expiry in milliseconds since 1970. "unknown" when it has expired, and for any other value.
 */
export function lastTouchpoint(cookie: string | undefined, now: number): string {
  const [, name, expires] = /^([^|]{1,100})\|(\d{1,16})$/.exec(cookie ?? "") ?? [];
  return name && Number(expires) > now ? name : "unknown";
}

/**
 * Returns the path of an address as it is tracked, with the allowed parameters. Drops a last segment with an "@", the "/m" of a
 * mobile page before or after its path, parameters with an "@", and secrets. At most 300 characters.
 */
export function trackedPath({ pathname, search }: Pick<URL, "pathname" | "search">): string {
  const path = pathname
    .replace(/\/[^/]*(@|%40)[^/]*\/?$/i, "")
    .replace(/^\/m(?=\/|$)/, "")
    .replace(/\/m\/?$/, "");
  const parameters = new URLSearchParams(search);
  const allowed = allowedParameters.flatMap((name) => {
    const value = parameters.get(name);
    return value && !value.includes("@") ? [[name, value] as [string, string]] : [];
  });
  const query = new URLSearchParams(allowed).toString();
  return withoutSecrets(`${path || "/"}${query && "?"}${query}`).slice(0, 300);
}

/** Returns the platform of a page that names none, from the width of its window in CSS px. */
export function platformOf(width: number): Platform {
  if (width <= breakpoints.l) return "MATCH";
  return width <= breakpoints["3xl"] ? "TABLET" : "CLASSIC";
}

/** Returns the search text, at most 200 characters; undefined where it may be an e-mail address. */
export const trackedSearchText = (text: string | null | undefined): string | undefined =>
  text && !text.includes("@") ? text.slice(0, 200).toWellFormed() : undefined;
