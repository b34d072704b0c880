import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { Navigation, type NavigationProps } from "../navigation/client/Navigation.tsx";
import { itemsIn } from "../navigation/client/navigation-entries.ts";
import {
  navigationSource,
  type NavigationSource,
} from "../navigation/client/use-navigation-data.ts";
import { track } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";

/** Read once for all headers of a site. */
const sources = new Map<SiteCode, NavigationSource>();

/** The items are in the HTML. */
type MenuData = Omit<NavigationProps, "items">;

declare module "./Island.tsx" {
  interface Islands {
    Menu: MenuData;
  }
}

export function hydrate(container: Element, data: MenuData, answers: Promise<unknown>[]) {
  const source = sources.get(data.site) ?? navigationSource(answers);
  sources.set(data.site, source);
  const items = itemsIn(container);
  return hydratePart(
    container,
    <Navigation {...data} items={items} source={source} track={track} />,
  );
}
