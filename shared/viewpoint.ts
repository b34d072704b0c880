import type { Site } from "./site.ts";

/**
 * For which site, at which moment and for which groups of A/B tests content is read. All are given, never taken: a preview has
 * its own.
 */
export interface Viewpoint {
  site: Site;
  now: Date;
  /** The group that the visitor is in, by the name of the test. What all shoppers share is read without any. */
  groups?: Groups;
  /** Of staff who look at another moment: what is read for them is cached for nobody. */
  isPreview?: true;
  /** Of a rendering: collects what is read for it, so that a change ends the renderings that show it. */
  reads?: Reads;
}

export type Groups = ReadonlyMap<string, string>;

/** What a member of staff looks at instead of the present of one site. */
export interface Preview {
  site: Site;
  now: Date;
  groups: Groups;
}

export interface Reads {
  /** `name` is that of the content ("product:100101"); from `validUntil` (milliseconds since 1970) on it is another one. */
  note(name: string, validUntil?: number): void;
}
