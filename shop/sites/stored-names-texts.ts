import type { StoredNamesTexts, StoredPurpose } from "../../border/consent/stored-name.ts";
import type * as own from "./all-stored-names.ts";

type OwnPurpose = (typeof own)[keyof typeof own][number]["purpose"];

/** A site's texts about what the shop stores in browsers: a purpose without a text does not compile. */
export type ShopStoredNamesTexts = StoredNamesTexts<OwnPurpose | StoredPurpose>;
