import type { Site } from "./site.ts";

/** For which site and at which moment content is read. The moment is given, never taken: a preview has one of its own. */
export interface Viewpoint {
  site: Site;
  now: Date;
}
