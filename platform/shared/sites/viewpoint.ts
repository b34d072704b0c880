import type { Site } from "./site.ts";

/**
 * The site, moment and groups of A/B tests for which content is read. Always passed explicitly, because a preview has its own.
 */
export interface Viewpoint {
  site: Site;
  now: Date;
  /** The visitor's group by the name of the test. Responses shared by all shoppers are read without groups. */
  groups?: Groups;
  /** Set for staff who preview another moment. Nothing that is read for them is cached for others. */
  isPreview?: true;
  /** Set for a rendering: collects the names of the content that it reads, so that a change of the content invalidates it. */
  reads?: Reads;
}

export type Groups = ReadonlyMap<string, string>;

/** The view of a member of staff in place of the present of one site. */
export interface Preview {
  site: Site;
  now: Date;
  groups: Groups;
}

/** Reports whether what was read would be the same if it were read now. */
export type IsStillSame = () => Promise<boolean>;

export interface Reads {
  /**
   * Notes the name of content that was read ("product:100101"), the moment until which it is valid (milliseconds since 1970), and
   * how to find out whether a change of that name changed it; without that, every change does.
   */
  add(name: string, validUntil?: number, isStillSame?: IsStillSame): void;
}
