import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import { preparedDatabase } from "../../../tests/support/databases.ts";
import { fc } from "../../../tests/support/seed.ts";
import { allSites } from "../../sites/all-sites.ts";
import { ratingOf } from "../community-rules.ts";
import { reviewOf, type ReviewedOrder } from "../review-rules.ts";
import type { CommunityPorts } from "./community-ports.ts";
import { communitySlice } from "./community-slice.ts";
import type { CommunityTables } from "./community-tables.ts";

const { site } = allSites.DE;
const products = [100101, 100102];
const customers = ["1", "2"];
let orders: ReviewedOrder[] = [];
let isCheckedFirst = true;

const ports: CommunityPorts = {
  sites: { languages: ["de"] },
  known: () => ({
    categories: new Set(),
    products: new Set(),
    tcms: new Set(),
    pictures: new Set(),
  }),
  settingsOf: () => ({ isCheckedFirst, showsExamples: false, reportMonths: 12 }),
  siteOf: () => site,
  emailOf: async (id) => `${id}@example.com`,
  requestMail: async () => {},
  orders: {
    ofNumber: async (number) => orders.find((order) => order.number === number),
    ofCustomer: async (id) => orders.filter(({ customerId }) => customerId === id),
  },
  mailSite: () => {
    throw new Error("No mail is rendered here.");
  },
  pathOf: () => "/",
  decisionLinkOf: () => "/",
  linksOf: () => ({ review: "/", unsubscribe: { oneClick: "/", page: "/" } }),
  security() {},
  now: () => new Date(),
};

let database: Database<CommunityTables & RateLimitTables>;
let drop: () => Promise<void>;
beforeAll(async () => {
  const prepared = await preparedDatabase();
  ({ drop } = prepared);
  database = await openDatabase({ url: prepared.url, folder: prepared.folder, onError() {} });
});
afterAll(async () => {
  await database.close();
  await drop();
});

const action = fc.record({
  kind: fc.constantFrom(
    "order",
    "deliver",
    // Most histories write and publish: what follows is of interest.
    "write",
    "write",
    "write by mail",
    "write by mail",
    "write in two tabs",
    "publish",
    "publish",
    "publish",
    "refuse",
    "remove",
    "report",
    "complain in two tabs",
    "decide about complaints",
    "find helpful",
    "return",
    "delete",
    "end account",
    "check first",
  ),
  customer: fc.nat(1),
  product: fc.nat(1),
  /** Which of the orders, or of the contributions. */
  which: fc.nat(9),
  stars: fc.integer({ min: 1, max: 5 }),
});
type Action = typeof action extends fc.Arbitrary<infer Drawn> ? Drawn : never;

test("after any history no order of a product is reviewed twice, the stars are those of the published reviews, and no member of staff decided about a complaint against themselves", async () => {
  // Two processes on one database.
  const [shop, other] = [communitySlice(database.sql, ports), communitySlice(database.sql, ports)];
  await shop.start();

  /** Published reviews at the ends of all histories, without which these would show little. */
  let publishedOnce = 0;
  let complainedOnce = 0;
  const numbers = async () =>
    (
      await database.sql.selectFrom("contribution").select("number").orderBy("number").execute()
    ).map(({ number }) => number);
  const at = () => ({ site, now: new Date(), ip: "192.0.2.7" });
  const written = (stars: number) =>
    reviewOf(
      { stars: String(stars), title: "Urteil", body: `Text ${stars}`, use: "", name: "Ida" },
      false,
    );

  const staffOf = ({ stars }: Action) => (stars & 1) + 1;

  /** Both members of staff try each open complaint of a contribution at once. */
  async function decideComplaints(number: number, { stars }: Action) {
    const contribution = await shop.contributions.ofNumber(number);
    const { complaints } = await shop.moderation.history(number);
    for (const { id } of complaints)
      await Promise.all(
        [1, 2].map((staff) =>
          [shop, other][staff - 1]!.moderation.decideComplaint(
            number,
            id,
            { outcome: stars > 2 ? "granted" : "upheld", reason: "insult", note: "Gelesen." },
            { staff, seenAt: contribution!.changedAt },
          ),
        ),
      );
  }

  async function decide(step: Action, decision: "publish" | "refuse" | "remove") {
    const found = await numbers();
    const number = found[step.which % Math.max(1, found.length)];
    const contribution =
      number === undefined ? undefined : await shop.contributions.ofNumber(number);
    if (contribution)
      await other.moderation.decide(
        contribution.number,
        { decision, reason: "insult", note: "" },
        { staff: staffOf(step), seenAt: contribution.changedAt },
      );
  }

  async function act(step: Action) {
    const customerId = customers[step.customer]!;
    const product = products[step.product]!;
    const order = orders[step.which % Math.max(1, orders.length)];
    const found = await numbers();
    const number = found[step.which % Math.max(1, found.length)];
    switch (step.kind) {
      case "order":
        orders.push({
          number: String(orders.length + 1).padStart(10, "0"),
          site: site.code,
          // Every third order is a guest's.
          ...(step.stars % 3 !== 0 && { customerId }),
          email: `${customerId}@example.com`,
          isCancelled: false,
          products: [{ product, title: "Espresso", picture: "", url: "/" }],
        });
        break;
      case "deliver":
        if (order) order.deliveredAt = new Date();
        break;
      case "return":
        if (order) order.products = [];
        break;
      case "write": {
        const right = await shop.reviews.ofCustomer(customerId, product, at());
        if (right) await shop.reviews.write(right, written(step.stars), at());
        break;
      }
      case "write in two tabs": {
        const right = await shop.reviews.ofCustomer(customerId, product, at());
        if (right)
          await Promise.all(
            [shop, other].map(({ reviews }, index) =>
              reviews.write(right, written(((step.stars + index) % 5) + 1), at()),
            ),
          );
        break;
      }
      case "write by mail": {
        const right =
          order && (await other.reviews.ofOrder(order, order.products[0]?.product ?? 0));
        if (right) await other.reviews.write(right, written(step.stars), at());
        break;
      }
      case "publish":
      case "refuse":
      case "remove":
        await decide(step, step.kind);
        break;
      case "report":
        if (number)
          await shop.reports.report({ number, reason: "insult", note: `${step.stars}` }, at());
        break;
      case "complain in two tabs": {
        // There is something to complain about.
        await decide(step, "refuse");
        await decide(step, "remove");
        const reports = number ? (await shop.moderation.history(number)).reports : [];
        const party = {
          contribution: number ?? 0,
          // Every other complaint is that of a reader who reported.
          ...(step.stars % 2 === 0 && reports[0] && { report: reports[0].id }),
        };
        const all = [shop, other].map(({ complaints }) =>
          complaints.complain(party, "Nein.", at()),
        );
        complainedOnce += (await Promise.all(all)).filter((each) => each === "complained").length;
        break;
      }
      case "decide about complaints":
        if (number) await decideComplaints(number, step);
        break;
      case "find helpful":
        if (number) await shop.votes.set(number, customerId, step.stars > 1, new Date());
        break;
      case "delete":
        if (number) await shop.contributions.delete(number);
        break;
      case "end account":
        await shop.accountHooks.onRemoved!({
          id: customerId,
          site: site.code,
          email: `${customerId}@example.com`,
          now: new Date(),
        });
        for (const each of orders) if (each.customerId === customerId) delete each.customerId;
        break;
      case "check first":
        isCheckedFirst = step.stars > 2;
    }
  }

  async function check() {
    const rows = await database.sql.selectFrom("contribution").selectAll().execute();
    expect(new Set(rows.map(({ once }) => once)).size).toBe(rows.length);
    const own = rows.flatMap(({ customer_id, product }) =>
      customer_id === null ? [] : [`${customer_id} ${product}`],
    );
    expect(new Set(own).size).toBe(own.length);
    // A review belongs to an order that was delivered.
    const delivered = orders.filter(({ deliveredAt }) => deliveredAt).length;
    expect(rows.length).toBeLessThanOrEqual(delivered);
    const shown = await shop.ratings.of({ site }, products);
    for (const product of products) {
      const counts = [0, 0, 0, 0, 0] as [number, number, number, number, number];
      for (const row of rows)
        if (row.product === product && row.state === "published") counts[row.stars! - 1]!++;
      expect(shown.get(product)).toEqual(ratingOf(product, counts));
    }
    publishedOnce += rows.filter(({ state }) => state === "published").length;
    const wellRated = products.filter((product) => (shown.get(product)?.mean ?? 0) >= 4);
    expect((await shop.ratings.wellRated({ site })).toSorted((one, other) => one - other)).toEqual(
      wellRated,
    );
    const { rows: votes } = await sql<{ number: number }>`select number from contribution
      where helpful <> (select count(*) from contribution_vote where contribution = number)`.execute(
      database.sql,
    );
    expect(votes).toEqual([]);
    const { rows: ownDecisions } = await sql`select from contribution_complaint as complaint
      join contribution_step as decision on decision.id = complaint.step
      join contribution_step as answer on answer.contribution = complaint.contribution
        and answer.step = complaint.outcome and answer.at = complaint.settled_at
      where answer.staff = decision.staff`.execute(database.sql);
    expect(ownDecisions).toEqual([]);
    const { rows: twice } = await sql`select from contribution_complaint
      group by step, report having count(*) > 1`.execute(database.sql);
    expect(twice).toEqual([]);
  }

  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 40 }), async (history) => {
      await database.sql.deleteFrom("contribution").execute();
      await database.sql.deleteFrom("rate_limit").execute();
      orders = [];
      isCheckedFirst = true;
      // One of each customer and product, delivered, and one of a guest.
      for (const [which, stars] of [1, 1, 1, 1, 3].entries()) {
        await act({ kind: "order", customer: which & 1, product: (which >> 1) & 1, which, stars });
        await act({ kind: "deliver", customer: 0, product: 0, which, stars });
      }
      for (const step of history) await act(step);
      await check();
    }),
    { numRuns: 60 },
  );
  expect(publishedOnce).toBeGreaterThan(20);
  expect(complainedOnce).toBeGreaterThan(20);
});
