import { sql, type Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type RateLimitTables,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { keptWishlistDays } from "../browser-wishes.ts";
import { maxWishes, type Wish } from "../wishlist-contract.ts";
import type { WishlistTables } from "./wishlist-tables.ts";

export type WishlistDatabase = Kysely<WishlistTables & RateLimitTables>;

/** Rate limits. Their names must be unique among all features. */
export const wishlistLimits = {
  /** New lists of guests; high, since many shoppers may share a network. */
  wishLists: { times: 120, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** A guest's list is opened by the secret in one browser's cookie, a customer's on every device. */
export type WishlistOwner = { secret: string | undefined } | { customerId: string };

/** `secret` is set where a guest's list is new. */
export type AddedWish = { status: "added"; secret?: string } | { status: "full" } | TooMany;

const keyOf = (owner: WishlistOwner): string | undefined => {
  if ("customerId" in owner) return `customer ${owner.customerId}`;
  return owner.secret ? `guest ${hashOf(owner.secret)}` : undefined;
};

export type Wishlists = ReturnType<typeof createWishlists>;

/** Stores wish lists. */
export function createWishlists(
  database: WishlistDatabase,
  { security }: { security: SecurityLog },
) {
  const limits = createRateLimits(database, wishlistLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  const exists = async (owner: string | undefined, { code }: Pick<Site, "code">) =>
    owner !== undefined &&
    (await database
      .selectFrom("wish_list")
      .select("owner")
      .where("owner", "=", owner)
      .where("site", "=", code)
      .executeTakeFirst()) !== undefined;

  /** Adds a product, in a new list when there is none. Changes of one list run in sequence, because its row is locked. */
  async function insert(
    owner: string,
    { product, price }: Pick<Wish, "price" | "product">,
    { site, now }: Viewpoint,
  ): Promise<"added" | "full"> {
    return database.transaction().execute(async (transaction) => {
      await sql`insert into wish_list (owner, site, changed_at) values (${owner}, ${site.code}, ${now})
        on conflict (owner) do update set changed_at = excluded.changed_at`.execute(transaction);
      const { rows } = await sql`insert into wish (owner, product, price, added_at)
        select ${owner}, ${product}, ${price}, ${now}
        where (select count(*) from wish where owner = ${owner} and product != ${product}) < ${maxWishes}
        on conflict (owner, product) do update set product = excluded.product returning 1`.execute(
        transaction,
      );
      return rows.length > 0 ? "added" : "full";
    });
  }

  return {
    /** Returns the products of a list, the last added first, and the code of its shared address. */
    async read(
      owner: WishlistOwner,
      { code }: Pick<Site, "code">,
    ): Promise<{ wishes: Wish[]; shareCode: string | null }> {
      const key = keyOf(owner);
      const list =
        key &&
        (await database
          .selectFrom("wish_list")
          .select("share_code")
          .where("owner", "=", key)
          .where("site", "=", code)
          .executeTakeFirst());
      if (!key || !list) return { wishes: [], shareCode: null };
      const rows = await database
        .selectFrom("wish")
        .select(["product", "price", "added_at"])
        .where("owner", "=", key)
        .orderBy("added_at", "desc")
        .orderBy("product")
        .execute();
      const wishes = rows.map(({ added_at: addedAt, ...wish }) => ({ ...wish, addedAt }));
      return { wishes, shareCode: list.share_code };
    },

    /** Adds a product. A secret that opens no list is replaced: another site may have planted it. */
    async add(
      owner: WishlistOwner,
      wish: Pick<Wish, "price" | "product">,
      at: Viewpoint,
      ip: string,
    ): Promise<AddedWish> {
      const key = keyOf(owner);
      if (key && ("customerId" in owner || (await exists(key, at.site))))
        return { status: await insert(key, wish, at) };
      return limits.attempt({ wishLists: sharesOf(ip) }, at.now, async () => {
        const secret = newSecret();
        const status = await insert(keyOf({ secret })!, wish, at);
        return { status, secret };
      });
    },

    async remove(owner: WishlistOwner, product: number, { now }: Pick<Viewpoint, "now">) {
      const key = keyOf(owner);
      if (!key) return;
      await database
        .deleteFrom("wish")
        .where("owner", "=", key)
        .where("product", "=", product)
        .execute();
      await database
        .updateTable("wish_list")
        .set({ changed_at: now })
        .where("owner", "=", key)
        .execute();
    },

    /** Begins or ends to show the list to everyone who has its address. It has another address each time. */
    async share(owner: WishlistOwner, isShared: boolean, { site, now }: Viewpoint): Promise<void> {
      const key = keyOf(owner);
      if (!key) return;
      await database
        .updateTable("wish_list")
        .set({ changed_at: now, share_code: isShared ? newSecret() : null })
        .where("owner", "=", key)
        .where("site", "=", site.code)
        .$if(isShared, (query) => query.where("share_code", "is", null))
        .execute();
    },

    /** Returns the products of a shared list, the last added first; undefined where none has this code. */
    async shared(code: string, site: Pick<Site, "code">): Promise<number[] | undefined> {
      if (!isSecret(code)) return undefined;
      const list = await database
        .selectFrom("wish_list")
        .select("owner")
        .where("share_code", "=", code)
        .where("site", "=", site.code)
        .executeTakeFirst();
      if (!list) return undefined;
      const rows = await database
        .selectFrom("wish")
        .select("product")
        .where("owner", "=", list.owner)
        .orderBy("added_at", "desc")
        .orderBy("product")
        .execute();
      return rows.map(({ product }) => product);
    },

    /** Merges a guest's list into the customer's, whose own prices and shared address stay. Then the guest's list is gone. */
    async merge(secret: string, customerId: string, { site, now }: Viewpoint): Promise<void> {
      const guest = keyOf({ secret })!;
      const customer = keyOf({ customerId })!;
      await database.transaction().execute(async (transaction) => {
        const list = await transaction
          .selectFrom("wish_list")
          .select("share_code")
          .where("owner", "=", guest)
          .where("site", "=", site.code)
          .forUpdate()
          .executeTakeFirst();
        if (!list) return;
        await sql`insert into wish_list (owner, site, changed_at) values (${customer}, ${site.code}, ${now})
          on conflict (owner) do update set changed_at = excluded.changed_at`.execute(transaction);
        await sql`insert into wish (owner, product, price, added_at)
          select ${customer}, product, price, added_at from wish as guests where owner = ${guest}
            and not exists (select from wish where owner = ${customer} and product = guests.product)
          order by added_at desc, product
          limit greatest(0, ${maxWishes} - (select count(*) from wish where owner = ${customer}))`.execute(
          transaction,
        );
        await transaction.deleteFrom("wish_list").where("owner", "=", guest).execute();
        if (list.share_code)
          await transaction
            .updateTable("wish_list")
            .set({ share_code: list.share_code })
            .where("owner", "=", customer)
            .where("share_code", "is", null)
            .execute();
      });
    },

    /** Deletes the list of an account. */
    async end(customerId: string): Promise<void> {
      await database.deleteFrom("wish_list").where("owner", "=", keyOf({ customerId })!).execute();
    },

    /** Deletes guests' lists whose cookies have expired. */
    async deleteExpired(now: Date): Promise<void> {
      const before = new Date(now.getTime() - keptWishlistDays * 86_400_000);
      await database
        .deleteFrom("wish_list")
        .where("owner", "like", "guest %")
        .where("changed_at", "<=", before)
        .execute();
    },
  };
}
