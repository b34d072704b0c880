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

export interface Reads {
  /**
   * Notes the name of content that was read ("product:100101"), and the moment until which it is valid (milliseconds since 1970).
   */
  note(name: string, validUntil?: number): void;
}
