import type { Site } from "../../../platform/shared/sites/site.ts";
import { openState } from "../../stores/opening-hours.ts";
import { stateText } from "../../stores/opening-words.ts";
import { storeAddress, storeName } from "../../stores/store-address.ts";
import { storePath, type RetailStore } from "../../stores/stores-contract.ts";
import type { StoresTexts } from "../../stores/stores-texts.ts";

/** A store as lists show it. */
export interface ListedStore extends Pick<RetailStore, "id" | "position"> {
  name: string;
  address: string;
  path: string;
  isOpen: boolean;
  /** "Jetzt geöffnet, bis 19:00 Uhr" */
  state: string;
  services: string[];
  /** "3,4 km entfernt" */
  distance?: string;
}

/** Returns a store as lists show it at a moment. */
export function listedStore(
  store: RetailStore,
  now: Date,
  { site, texts }: { site: Site; texts: StoresTexts },
): ListedStore {
  const state = openState(store, now, site);
  return {
    id: store.id,
    position: store.position,
    name: storeName(store, site),
    address: storeAddress(store),
    path: storePath(store),
    isOpen: state.kind === "open",
    state: stateText(state, now, { texts, site }),
    services: store.services.map((name) => texts.serviceNames[name]),
  };
}
