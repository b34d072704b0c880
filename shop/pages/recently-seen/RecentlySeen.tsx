import { productHistoryKey } from "../../../border/tracking/tracking-contract.ts";
import { recentlySeenAttribute } from "./recently-seen.ts";

/** The place for the products that a browser remembers, at the end of a page. The script learns from it where they are stored. */
export const RecentlySeen = () => <div {...{ [recentlySeenAttribute]: productHistoryKey }} />;
