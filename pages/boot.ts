import { startBorder, type IslandModule } from "../border/client/boot.ts";

/** The shop's one script of the first view: the border, with the islands and the words of this shop. */
startBorder({
  islands: import.meta.glob<IslandModule>("./*/*.island.tsx"),
  loadWords: () => import("./load-texts.ts"),
});
