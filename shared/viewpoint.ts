import type { Site } from "./site.ts";

/** For which site and at which moment content is read. The moment is given, never taken: a preview has one of its own. */
export interface Viewpoint {
  site: Site;
  now: Date;
  /** Groups of A/B tests, by the name of the test, that the visitor is in. */
  groups?: ReadonlyMap<string, string>;
  /** Of a rendering: collects what is read for it, so that a change ends the renderings that show it. */
  reads?: Reads;
}

export interface Reads {
  /** `name` is that of the content ("product:100101"); from `validUntil` (milliseconds since 1970) on it is another one. */
  note(name: string, validUntil?: number): void;
}
