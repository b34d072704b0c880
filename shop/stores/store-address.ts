import type { Site } from "../../platform/shared/sites/site.ts";
import type { RetailStore } from "./stores-contract.ts";

/** Returns the name of a store in the language of a site. */
export const storeName = (
  { name }: Pick<RetailStore, "name">,
  { language }: Pick<Site, "language">,
) => name[language] ?? Object.values(name)[0] ?? "";

/** Returns the address of a store on one line, as its country writes it. */
export const storeAddress = ({
  market,
  street,
  postalCode,
  town,
}: Pick<RetailStore, "market" | "postalCode" | "street" | "town">): string =>
  market === "HU" ? `${postalCode} ${town}, ${street}` : `${street}, ${postalCode} ${town}`;

/** Returns the stores that hand over orders. */
export const collectionStores = (stores: RetailStore[]) =>
  stores.filter(({ services }) => services.includes("collect"));

/** Returns id, name and address of a store, in the language of a site. */
export const storeShown = (store: RetailStore, site: Pick<Site, "language">) => ({
  id: store.id,
  name: storeName(store, site),
  address: storeAddress(store),
});
