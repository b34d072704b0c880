import type { ColumnType, Generated } from "kysely";

/** A moment, or the end of time (Infinity, -Infinity). */
export type Moment = ColumnType<
  Date | number,
  Date | string | undefined,
  Date | string | undefined
>;

/** When a row is valid: from a moment on (inclusive) until another (exclusive). */
export interface Validity {
  valid_from: Moment;
  valid_until: Moment;
}

/** Who decides what a part of the content says: the files of a release, or the shop's team in the database. */
export type ContentOwner = "release" | "shop";

export interface ContentTables {
  content_version: {
    part: string;
    version: string;
    changed_at: Generated<Date>;
    /** Order of the release that imported it, in seconds since 1970. */
    release: Generated<number>;
    owner: Generated<ContentOwner>;
    /** Whether its rows were changed in the database itself since then. */
    edited: Generated<boolean>;
  };
  content_file: {
    part: string;
    /** Below the folder of the part. */
    path: string;
    source: string;
  };
}
