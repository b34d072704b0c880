import { sql, type RawBuilder } from "kysely";

/** A mistake in how a projection numbers products, and the beginning of the title of a case that it fails. */
interface BrokenNumbers {
  name: string;
  title: string;
  statements: RawBuilder<unknown>[];
}

const forgetting = (numbers: string, when: string): RawBuilder<unknown>[] => [
  sql.raw(`create function forget_numbers() returns trigger language plpgsql as $$ begin
    delete from public_number where kind = 'product' and ${numbers};
    return null;
  end $$`),
  sql.raw(
    `create trigger forget_numbers after ${when} for each row execute function forget_numbers()`,
  ),
];

/** Projections whose numbers do not last. */
export const brokenNumbers: BrokenNumbers[] = [
  {
    name: "a projection that hands the number of a deleted product to another one",
    title: "keep the address of a deleted product",
    statements: forgetting("number = old.id", "delete on product"),
  },
  {
    name: "a projection that uses up a number for each product that it writes",
    title: "lead to pages",
    statements: forgetting("true", "update on projection_cursor"),
  },
];
