import type { ColumnType, Generated } from "kysely";

/** A timestamp. May be Infinity or -Infinity. */
export type StoredMoment = ColumnType<
  Date | number,
  Date | string | undefined,
  Date | string | undefined
>;

/** The period in which a row is valid, with an inclusive start and an exclusive end. */
export interface Validity {
  valid_from: StoredMoment;
  valid_until: StoredMoment;
}

/** The owner of a part of the content: the release with its files, or the shop's team in the database. */
export type ContentOwner = "release" | "shop";

export interface ContentTables {
  content_version: {
    part: string;
    version: string;
    changed_at: Generated<Date>;
    /** Time of the release that imported the part, in seconds since 1970. Orders the releases. */
    release: Generated<number>;
    owner: Generated<ContentOwner>;
    /** Whether its rows were changed directly in the database after the import. */
    edited: Generated<boolean>;
  };
  content_file: {
    part: string;
    /** Relative to the folder of the part. */
    path: string;
    source: string;
  };
}
