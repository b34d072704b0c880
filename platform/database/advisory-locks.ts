/**
 * All advisory locks of the database: two with the same number would block each other. The numbers are arbitrary, but every
 * process and every release must use the same ones.
 */
export const advisoryLocks = {
  /** Taken to migrate. */
  migrations: 7_305_401,
  /** Taken to write imported content. */
  imports: 7_305_402,
  /** Taken to change the partitions of tracked events. */
  partitions: 7_305_403,
  /** Taken to build the index of the search, with a second number for the folder where it is stored. */
  searchIndex: 7_305_404,
  /** Taken to place an order, with a second number for each of its holders. */
  orderHolders: 7_305_405,
} as const;
