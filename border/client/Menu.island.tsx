import { Navigation, type NavigationProps } from "../navigation/client/Navigation.tsx";
import { itemsIn } from "../navigation/client/navigation-entries.ts";
import {
  navigationSource,
  type NavigationSource,
} from "../navigation/client/use-navigation-data.ts";
import { track } from "./track.ts";
import { hydratePart } from "./hydrate-part.ts";

/** Read once for all headers of the page. */
let source: NavigationSource | undefined;

/** The items are in the HTML. */
type MenuData = Omit<NavigationProps, "items">;

declare module "./Island.tsx" {
  interface Islands {
    Menu: MenuData;
  }
}

export function hydrate(container: Element, data: MenuData, answers: Promise<unknown>[]) {
  source ??= navigationSource(answers);
  const items = itemsIn(container);
  hydratePart(container, <Navigation {...data} items={items} source={source} track={track} />);
}
