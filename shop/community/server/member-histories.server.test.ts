import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase, type Database } from "../../../platform/database/database.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import { preparedDatabase } from "../../../tests/support/databases.ts";
import { fc } from "../../../tests/support/seed.ts";
import { allSites } from "../../sites/all-sites.ts";
import { comparedName } from "../member-name.ts";
import type { MemberTables } from "./member-tables.ts";
import { createMembers } from "./members.ts";

let database: Database<MemberTables & RateLimitTables>;
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

const customers = ["9001", "9002", "9003"] as const;
/** The first two are the same when compared. */
const names = ["Ida", "ÍDA", "Jan", "Mokka 87"] as const;

const customer = fc.nat(customers.length - 1);
const name = fc.nat(names.length - 1);
type Action = { customer: number } & (
  | { kind: "save"; name: number }
  | { kind: "two tabs"; name: number; other: number }
  | { kind: "same name"; with: number; name: number }
  | { kind: "leave" | "delete account" }
);
const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant("save"), customer, name }),
  fc.record({ kind: fc.constant("two tabs"), customer, name, other: name }),
  fc.record({ kind: fc.constant("same name"), customer, with: customer, name }),
  fc.record({ kind: fc.constantFrom("leave", "delete account"), customer }),
);

test("after any history each member has one name, which no other member has, and the header says who is a member", async () => {
  // Two processes on one database.
  const process = () => createMembers(database.sql, { security() {} });
  const [members, other] = [process(), process()];
  const at = { site: allSites.DE.site, now: new Date(), ip: "192.0.2.7" };

  await fc.assert(
    fc.asyncProperty(fc.array(action, { maxLength: 25 }), async (history) => {
      await sql`delete from customer where id = any(${[...customers]}::bigint[])`.execute(
        database.sql,
      );
      await database.sql.deleteFrom("rate_limit").execute();
      const accounts = new Set<string>();
      const expected = new Map<string, string>();
      /** Outcomes of a history beside those of its model. */
      const outcomes: [unknown, unknown][] = [];
      const isFree = (id: string, wanted: string) =>
        [...expected].every(
          ([owner, own]) => owner === id || comparedName(own) !== comparedName(wanted),
        );
      const open = async (id: string) => {
        if (accounts.has(id)) return;
        accounts.add(id);
        await sql`insert into customer (id, site, email, password_hash, first_name, last_name, country)
          overriding system value
          values (${id}, 'DE', ${`${id}@example.com`}, '', 'Ida', 'Test', 'DE')`.execute(
          database.sql,
        );
      };
      for (const step of history) {
        const id = customers[step.customer]!;
        await database.sql.deleteFrom("rate_limit").execute();
        switch (step.kind) {
          case "save": {
            const wanted = names[step.name]!;
            await open(id);
            const outcome = await members.save(id, { name: wanted, wantsMails: true }, at);
            const was = expected.get(id);
            if (isFree(id, wanted)) expected.set(id, wanted);
            const saved = was === undefined ? "joined" : "saved";
            outcomes.push([outcome, expected.get(id) === wanted ? saved : "taken"]);
            break;
          }
          case "two tabs": {
            await open(id);
            const wanted = [names[step.name]!, names[step.other]!];
            const free = wanted.filter((each) => isFree(id, each));
            await Promise.all(
              [members, other].map((each, index) =>
                each.save(id, { name: wanted[index]!, wantsMails: true }, at),
              ),
            );
            const stored = (await members.of(id))?.name;
            // One of the two, where either is free.
            const isOne = free.some((each) => each === stored);
            outcomes.push([stored, isOne ? stored : expected.get(id)]);
            if (isOne) expected.set(id, stored!);
            else outcomes.push([free.length, 0]);
            break;
          }
          case "same name": {
            const second = customers[step.with]!;
            await open(id);
            await open(second);
            const wanted = names[step.name]!;
            await Promise.all([
              members.save(id, { name: wanted, wantsMails: true }, at),
              other.save(second, { name: wanted, wantsMails: false }, at),
            ]);
            for (const each of [id, second]) {
              const stored = (await other.of(each))?.name;
              if (stored !== undefined) expected.set(each, stored);
            }
            break;
          }
          case "leave":
            await Promise.all([members.leave(id), other.leave(id)]);
            expected.delete(id);
            break;
          case "delete account":
            await Promise.all([
              sql`delete from customer where id = ${id}`.execute(database.sql),
              accounts.has(id) && other.leave(id),
            ]);
            accounts.delete(id);
            expected.delete(id);
        }
      }
      const stored = await Promise.all(
        customers.map(async (id) => [id, await members.of(id)] as const),
      );
      expect(
        new Map(stored.flatMap(([id, member]) => (member ? [[id, member.name]] : []))),
      ).toEqual(expected);
      expect(new Set([...expected.values()].map(comparedName)).size).toBe(expected.size);
      const { rows } = await sql<{ id: string | number }>`
        select id from customer where is_community_member and id = any(${[...customers]}::bigint[])`.execute(
        database.sql,
      );
      expect(rows.map(({ id }) => String(id)).toSorted()).toEqual([...expected.keys()].toSorted());
    }),
    { numRuns: 40 },
  );
});

test("a join that meets the deletion of its account stores no member", async () => {
  const members = createMembers(database.sql, { security() {} });
  const at = { site: allSites.DE.site, now: new Date(), ip: "192.0.2.8" };
  expect(await members.save("987654321", { name: "Niemand", wantsMails: true }, at)).toBe("gone");
  expect(await members.of("987654321")).toBeUndefined();
});
