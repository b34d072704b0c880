/**
 * The advisory locks of the database, all of them: two that had one number would wait for each other. Any numbers that every process
 * shares, whatever its release.
 */
export const advisoryLocks = {
  /** Who holds it may migrate. */
  migrations: 7_305_401,
  /** Who holds it writes imported content. */
  imports: 7_305_402,
  /** Who holds it may change the partitions of tracked events. */
  partitions: 7_305_403,
} as const;
