import { allows } from "../../platform/shared/cookies/consent-cookie.ts";
import { cookieIn } from "../../platform/shared/cookies/cookies.ts";
import { myStoreCookie } from "./my-store-cookie.ts";

/** The store that a shopper chose, as cookies: until the browser is closed, and for longer where the shopper allows functional cookies. */

export const keptStoreCookie = "kontorStoreKept";
export const keptStoreDays = 180;

export interface MyStore {
  id: string;
  name: string;
}

/** Returns the value of the cookie: id and name, for the script that shows it. */
export const myStoreValue = ({ id, name }: MyStore) => `${id} ${name}`;

/** Returns the shopper's store by a `Cookie` header or `document.cookie`. */
export function myStoreIn(cookies: string | undefined): MyStore | undefined {
  const kept = allows("functional", cookies) ? cookieIn(cookies, keptStoreCookie) : undefined;
  const [, id, name] =
    /^([a-z0-9-]+) (.+)$/.exec(cookieIn(cookies, myStoreCookie) ?? kept ?? "") ?? [];
  return id && name ? { id, name } : undefined;
}
