import { startBorder } from "../border/client/boot.ts";
import type { IslandModule } from "../border/client/shop-parts.ts";

/** The shop's only script of the first view: the border with this shop's islands and texts. */
startBorder({
  islands: import.meta.glob<IslandModule>("./pages/*/*.island.tsx"),
  loadWords: () => import("./load-texts.ts"),
});
