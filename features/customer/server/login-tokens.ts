import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { rememberedSeconds } from "../customer-rules.ts";
import type { CustomerTables } from "./customer-tables.ts";
import { hashOf, isSecret, newSecret } from "./secrets.ts";

/** For this long (milliseconds) a validator stays, and late requests may still show the one before. */
const grace = 60_000;

export type LoginTokenRow = Pick<
  Selectable<CustomerTables["login_token"]>,
  "selector" | "validator_hash" | "previous_hash" | "rotated_at" | "rotation_key"
>;

/** The two parts of a cookie: the selector finds the row, the validator proves the right to it. */
export interface PresentedToken {
  selector: string;
  validator: string;
}

export function parseLoginToken(text: string | undefined): PresentedToken | undefined {
  const [selector, validator, ...rest] = text?.split(".") ?? [];
  return isSecret(selector) && isSecret(validator) && rest.length === 0
    ? { selector, validator }
    : undefined;
}

/** The present one and, for a while, the one before are valid. One that was replaced earlier is a copy. */
export function judgeValidator(
  { validator_hash, previous_hash, rotated_at }: LoginTokenRow,
  validator: string,
  now: Date,
): "valid" | "reused" {
  const hash = hashOf(validator);
  if (isSame(hash, validator_hash)) return "valid";
  return isInGrace(rotated_at, now) && previous_hash !== null && isSame(hash, previous_hash)
    ? "valid"
    : "reused";
}

const isInGrace = (rotatedAt: Date | null, now: Date) =>
  rotatedAt !== null && now.getTime() - rotatedAt.getTime() <= grace;

const isSame = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Starts a family and gives its first token. */
export async function startFamily(
  transaction: Transaction<CustomerTables>,
  customerId: number,
  now: Date,
): Promise<{ selector: string; token: string }> {
  const [selector, validator] = [newSecret(), newSecret()];
  await transaction
    .insertInto("login_token")
    .values({
      selector,
      customer_id: customerId,
      validator_hash: hashOf(validator),
      rotation_key: randomBytes(32).toString("base64url"),
      expires_at: expiryFrom(now),
    })
    .execute();
  return { selector, token: `${selector}.${validator}` };
}

/**
 * Replaces the validator and gives the present token. The next one follows from the one shown, so that tabs that show the
 * same get the same; and it stays for the grace period, so that no more than two are in use and none counts as copied.
 */
export async function rotate(
  database: Kysely<CustomerTables>,
  row: LoginTokenRow,
  validator: string,
  now: Date,
): Promise<string> {
  const isPresent = isSame(hashOf(validator), row.validator_hash);
  if (isPresent && isInGrace(row.rotated_at, now)) return `${row.selector}.${validator}`;
  const next = createHmac("sha256", row.rotation_key)
    .update(validator)
    .digest()
    .subarray(0, 24)
    .toString("base64url");
  await database
    .updateTable("login_token")
    .set({
      validator_hash: hashOf(next),
      previous_hash: row.validator_hash,
      rotated_at: now,
      expires_at: expiryFrom(now),
    })
    .where("selector", "=", row.selector)
    // Another tab may have been faster: then it is done.
    .where("validator_hash", "=", hashOf(validator))
    .where((token) =>
      token.or([
        token("rotated_at", "is", null),
        token("rotated_at", "<", new Date(now.getTime() - grace)),
      ]),
    )
    .execute();
  return `${row.selector}.${next}`;
}

const expiryFrom = (now: Date) => new Date(now.getTime() + rememberedSeconds * 1_000);
