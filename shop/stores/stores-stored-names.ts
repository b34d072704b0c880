import type { StoredNames } from "../../platform/shared/cookies/stored-names.ts";
import { myStoreCookie } from "./my-store-cookie.ts";
import { keptStoreCookie, keptStoreDays } from "./my-store.ts";

/** The store that the shopper chose. `shop/pages/stores/show-my-store.ts` removes the second one after a withdrawal of consent. */
export const storesStoredNames = [
  {
    purpose: "myStore",
    names: [myStoreCookie],
    kind: "cookie",
    group: "necessary",
    lifetime: "browser",
  },
  {
    purpose: "keptStore",
    names: [keptStoreCookie],
    kind: "cookie",
    group: "functional",
    lifetime: { days: keptStoreDays },
  },
] as const satisfies StoredNames[];
