import { sql, type Transaction } from "kysely";
import { hashOf } from "../../../platform/security/secrets.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import {
  communityNames,
  type ChangedContribution,
  type Contribution,
  type ContributionKind,
  type ContributionStep,
  type WrittenContribution,
} from "../community-contract.ts";
import { stateAfterWriting } from "../community-rules.ts";
import type { CommunityDatabase, CommunityOptions } from "./community-ports.ts";
import type { CommunityTables } from "./community-tables.ts";
import { contributionOf, type ContributionRow } from "./contribution-rows.ts";

/** Published contributions of a site's language, a page of them. */
export interface ContributionSelection {
  kind: ContributionKind;
  product?: number;
  parent?: number;
  stars?: number;
  /** By default the newest first. */
  sorting?: "helpful" | "newest";
  offset?: number;
  limit: number;
}

/** `isNew` is false where the same was contributed before: then it is returned as it is. */
export interface StoredContribution {
  contribution: Contribution;
  isNew: boolean;
}

export type Contributions = ReturnType<typeof createContributions>;

/** Stores contributions of all kinds, and reads them for their readers and authors. */
export function createContributions({ database, settingsOf }: CommunityOptions) {
  const isCheckedFirst = (site: Pick<Site, "code">) =>
    settingsOf(site.code)?.isCheckedFirst ?? true;

  /** Returns the contributions that fulfil a condition, in the order of `by`. */
  async function read(...conditions: ReturnType<typeof sql>[]): Promise<Contribution[]> {
    const { rows } = await sql<ContributionRow>`select * from contribution
      where ${sql.join(conditions, sql` and `)} order by written_at desc, number desc limit 1000`.execute(
      database,
    );
    return rows.map(contributionOf);
  }

  return {
    /**
     * Stores what its author wrote. `once` names what may be contributed once, such as "review ORDER PRODUCT": of any number of forms
     * sent at once, the first is stored. What the shop writes is published at once.
     */
    async submit(
      { author, ...written }: WrittenContribution,
      once: string,
      { site, now }: Viewpoint,
    ): Promise<StoredContribution> {
      const state = author.isShop ? "published" : stateAfterWriting(isCheckedFirst(site));
      return database.transaction().execute(async (transaction) => {
        const stored = await transaction
          .insertInto("contribution")
          .values({
            kind: written.kind,
            site: site.code,
            language: site.language,
            product: written.product ?? null,
            parent: written.parent ?? null,
            once: hashOf(once),
            customer_id: author.customerId ?? null,
            email: author.customerId === undefined ? (author.email ?? null) : null,
            order_number: author.customerId === undefined ? (author.order ?? null) : null,
            name: author.name,
            is_shop: author.isShop ?? false,
            stars: written.stars ?? null,
            title: written.title,
            body: written.body,
            details: JSON.stringify(written.details),
            state,
            reason: null,
            written_at: now,
            changed_at: now,
            published_at: state === "published" ? now : null,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returningAll()
          .executeTakeFirst();
        if (!stored) {
          // The conflict may be that of the customer's own review of the product by another order.
          const earlier = await transaction
            .selectFrom("contribution")
            .selectAll()
            .where((row) =>
              row.or([
                row("once", "=", hashOf(once)),
                row.and([
                  row("kind", "=", written.kind),
                  row("kind", "=", "review"),
                  row("product", "=", written.product ?? null),
                  row("customer_id", "=", author.customerId ?? null),
                ]),
              ]),
            )
            .executeTakeFirstOrThrow();
          return { contribution: contributionOf(earlier), isNew: false };
        }
        await addContributionStep(transaction, stored.number, { step: "written", at: now });
        if (state === "published")
          await addContributionStep(transaction, stored.number, { step: "published", at: now });
        return { contribution: contributionOf(stored), isNew: true };
      });
    },

    /** Changes a contribution for its author; returns undefined when it is gone. What is unchanged stays as it is. */
    async change(
      number: number,
      { name, ...changed }: ChangedContribution,
      now: Date,
    ): Promise<Contribution | undefined> {
      return database.transaction().execute(async (transaction) => {
        const row = await lockContribution(transaction, number);
        if (!row) return undefined;
        const details = JSON.stringify(changed.details);
        const stars = changed.stars ?? null;
        const isSame =
          row.name === name &&
          row.title === changed.title &&
          row.body === changed.body &&
          row.stars === stars &&
          sameJson(row.details, changed.details);
        if (isSame) return contributionOf(row);
        const state = stateAfterWriting(isCheckedFirst({ code: row.site }), row.state);
        const after = await transaction
          .updateTable("contribution")
          .set({
            name,
            title: changed.title,
            body: changed.body,
            stars,
            details,
            state,
            reason: null,
            note: "",
            changed_at: now,
            published_at: state === "published" ? (row.published_at ?? now) : null,
          })
          .where("number", "=", number)
          .returningAll()
          .executeTakeFirstOrThrow();
        await addContributionStep(transaction, number, { step: "changed", at: now });
        return contributionOf(after);
      });
    },

    /** Deletes a contribution for its author, with its history, answers, reports and votes. */
    async delete(number: number): Promise<void> {
      await database.deleteFrom("contribution").where("number", "=", number).execute();
    },

    async ofNumber(number: number): Promise<Contribution | undefined> {
      return (await read(sql`number = ${number}`))[0];
    },

    /** Returns what was contributed once by this name. */
    async ofOnce(once: string): Promise<Contribution | undefined> {
      return (await read(sql`once = ${hashOf(once)}`))[0];
    },

    /** Returns a customer's review of a product. */
    async reviewBy(customerId: string, product: number): Promise<Contribution | undefined> {
      return (
        await read(sql`kind = 'review' and customer_id = ${customerId} and product = ${product}`)
      )[0];
    },

    /** Returns all contributions of a customer, the newest first. */
    ofCustomer: (customerId: string): Promise<Contribution[]> =>
      read(sql`customer_id = ${customerId}`),

    /** Returns the published contributions of a selection, and notes in the viewpoint what may change them. */
    async published(
      at: Pick<Viewpoint, "reads" | "site">,
      {
        kind,
        product,
        parent,
        stars,
        sorting = "newest",
        offset = 0,
        limit,
      }: ContributionSelection,
    ): Promise<Contribution[]> {
      const { language } = at.site;
      at.reads?.add(
        product === undefined
          ? communityNames.language(language)
          : communityNames.product(language, product),
      );
      const rows = await database
        .selectFrom("contribution")
        .selectAll()
        .where("state", "=", "published")
        .where("language", "=", language)
        .where("kind", "=", kind)
        .$if(product !== undefined, (query) => query.where("product", "=", product!))
        .$if(parent !== undefined, (query) => query.where("parent", "=", parent!))
        .$if(stars !== undefined, (query) => query.where("stars", "=", stars!))
        .$if(sorting === "helpful", (query) => query.orderBy("helpful", "desc"))
        .orderBy("published_at", "desc")
        .orderBy("number", "desc")
        .offset(offset)
        .limit(limit)
        .execute();
      return rows.map(contributionOf);
    },
  };
}

/** Adds a step to the history of a contribution. Returns its id. */
export async function addContributionStep(
  transaction: Pick<CommunityDatabase, "insertInto">,
  contribution: number,
  step: {
    step: ContributionStep;
    at: Date;
    staff?: number;
    reason?: Contribution["reason"];
    note?: string;
  },
): Promise<number> {
  const { id } = await transaction
    .insertInto("contribution_step")
    .values({
      contribution,
      step: step.step,
      at: step.at,
      staff: step.staff ?? null,
      reason: step.reason ?? null,
      note: step.note ?? "",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return Number(id);
}

/** Reads a contribution and holds others that change it until the transaction ends. */
export const lockContribution = (
  transaction: Transaction<CommunityTables>,
  number: number,
): Promise<ContributionRow | undefined> =>
  transaction
    .selectFrom("contribution")
    .selectAll()
    .where("number", "=", number)
    .forUpdate()
    .executeTakeFirst();

/** Compares values as the database stores them: the order of keys does not matter. */
const sameJson = (one: object, other: object) => sorted(one) === sorted(other);
const sorted = (value: object) =>
  JSON.stringify(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
