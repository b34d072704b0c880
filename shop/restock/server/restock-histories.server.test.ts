import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { RequestedMail } from "../../../platform/shared/mail.ts";
import { preparedDatabase } from "../../../tests/support/databases.ts";
import { fc } from "../../../tests/support/seed.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { RestockPorts } from "./restock-ports.ts";
import { restockSlice } from "./restock-slice.ts";
import type { RestockTables } from "./restock-tables.ts";

const { site, texts } = allSites.DE;
const articles = ["100101-250", "100101-1000"] as const;
const addresses = ["ida@example.com", "jan@example.com"] as const;
const stock = new Map<string, number>();
const mails: RequestedMail[] = [];

const ports: RestockPorts = {
  sites: [site],
  catalogue: {
    articleFacts: async (_site, tcms) =>
      new Map(
        tcms.map((tcm) => [
          tcm,
          {
            tcm,
            productNumber: 100101,
            kind: "coffee",
            categories: [],
            path: [],
            title: "Espresso",
            label: "250 g",
            url: "/espresso-p100101.html",
            picture: { id: "espresso", version: "1" },
            grams: 250,
            millilitres: null,
          },
        ]),
      ),
    offers: async (_at, tcms) =>
      new Map(tcms.map((tcm) => [tcm, { tcm, price: 599, was: null, stock: stock.get(tcm) ?? 0 }])),
    archived: async () => undefined,
  },
  mailInsert: (requested) => {
    mails.push(...requested);
    return sql`select`;
  },
  mailsWait() {},
  mailSite: () => ({ site, texts: texts.restock.mails, origin: "https://shop.example" }),
  linkOf: (_site, token) => `https://shop.example/${token}`,
  pictureOf: ({ id }) => id,
  security() {},
  now: () => new Date(),
};

let database: Database<RestockTables & RateLimitTables>;
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

type Action = { article: number; address: number } & (
  | { kind: "ask" | "confirm" | "end" | "announce" }
  | { kind: "stock"; count: number }
);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("ask", "confirm", "end", "announce"),
    article: fc.nat(1),
    address: fc.nat(1),
  }),
  fc.record({
    kind: fc.constant("stock"),
    count: fc.constantFrom(0, 3),
    article: fc.nat(1),
    address: fc.constant(0),
  }),
);

test("after any history each confirmed request has led to one mail when its article was back, and no other has", async () => {
  // Two processes on one database.
  const [restock, other] = [restockSlice(database.sql, ports), restockSlice(database.sql, ports)];
  await restock.start();

  /** Returns the token of the mail that asks for a confirmation. */
  async function tokenFor(tcm: string, email: string) {
    const found = await database.sql
      .selectFrom("restock_request")
      .select("id")
      .where("tcm", "=", tcm)
      .where("email", "=", email)
      .executeTakeFirst();
    const mail =
      found &&
      (await restock.mails["restock-confirmation"]({
        site: site.code,
        to: email,
        messageId: "",
        data: { request: found.id },
      }));
    const button = mail && "blocks" in mail && mail.blocks.find(({ type }) => type === "button");
    return button && "url" in button ? button.url.split("/").at(-1)! : undefined;
  }

  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 30 }), async (history) => {
      await database.sql.deleteFrom("restock_request").execute();
      await database.sql.deleteFrom("rate_limit").execute();
      mails.length = 0;
      stock.clear();
      /** Whether a request is confirmed, by its article and address; its links; the mails that it must have led to. */
      const requests = new Map<string, boolean>();
      const tokens = new Map<string, string>();
      const expected: string[] = [];
      for (const step of history) {
        const [tcm, email] = [articles[step.article]!, addresses[step.address]!];
        const key = `${tcm} ${email}`;
        const at = { site, now: new Date() };
        switch (step.kind) {
          case "ask": {
            await restock.request({ tcm, email }, { ...at, ip: "192.0.2.7" });
            requests.set(key, requests.get(key) ?? false);
            // One of an earlier request with the same words leads nowhere.
            const token = await tokenFor(tcm, email);
            if (token) tokens.set(key, token);
            break;
          }
          case "confirm":
            await restock.confirm(tokens.get(key) ?? "", at);
            if (requests.has(key)) requests.set(key, true);
            break;
          case "end":
            await other.end(tokens.get(key) ?? "", at);
            requests.delete(key);
            break;
          case "stock":
            stock.set(tcm, step.count);
            break;
          case "announce":
            await Promise.all([restock, other].map(({ jobs }) => jobs[0]!.run()));
            for (const [request, isConfirmed] of requests)
              if (isConfirmed && (stock.get(request.split(" ")[0]!) ?? 0) > 0) {
                requests.delete(request);
                expected.push(request);
              }
        }
      }
      const sent = mails
        .filter(({ kind }) => kind === "restock-back")
        .map(({ data, to }) => `${(data as { tcm: string }).tcm} ${to}`);
      expect(sent.toSorted()).toEqual(expected.toSorted());
      const left = await database.sql.selectFrom("restock_request").selectAll().execute();
      expect(
        new Map(left.map(({ tcm, email, confirmed_at }) => [`${tcm} ${email}`, !!confirmed_at])),
      ).toEqual(requests);
    }),
    { numRuns: 40 },
  );
});
