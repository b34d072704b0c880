import { createHmac, randomBytes } from "node:crypto";
import type { Kysely, Selectable, Transaction } from "kysely";
import { untilAtMost } from "../../../platform/content/validity.ts";
import { hashOf, isSecret, newSecret } from "../../../platform/security/secrets.ts";
import { isSameText } from "../../../platform/security/signatures.ts";
import { maxRememberedHours, rememberedSeconds } from "../customer-rules.ts";
import type { BrowserNames } from "./browser-names.ts";
import type { CustomerTables } from "./customer-tables.ts";

/** Milliseconds for which a validator is kept, and for which late requests may still send the previous one. */
const grace = 60_000;

export type LoginTokenRow = Pick<
  Selectable<CustomerTables["login_token"]>,
  "selector" | "validator_hash" | "previous_hash" | "rotated_at" | "rotation_key"
>;

/** The two parts of a cookie: the selector finds the row, the validator authenticates the browser. */
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

/**
 * Judges a validator. The current one is valid and, for the grace period, the previous one. An older one means that the token was
 * copied.
 */
export function judgeValidator(
  { validator_hash, previous_hash, rotated_at }: LoginTokenRow,
  validator: string,
  now: Date,
): "valid" | "reused" {
  const hash = hashOf(validator);
  if (isSameText(hash, validator_hash)) return "valid";
  return isInGrace(rotated_at, now) && previous_hash !== null && isSameText(hash, previous_hash)
    ? "valid"
    : "reused";
}

const isInGrace = (rotatedAt: Date | null, now: Date) =>
  rotatedAt !== null && now.getTime() - rotatedAt.getTime() <= grace;

/** Starts a family and returns its first token. */
export async function startFamily(
  transaction: Transaction<CustomerTables>,
  customerId: number,
  now: Date,
  names: BrowserNames,
): Promise<{ selector: string; token: string }> {
  const [selector, validator] = [newSecret(), newSecret()];
  await transaction
    .insertInto("login_token")
    .values({
      selector,
      customer_id: customerId,
      validator_hash: hashOf(validator),
      rotation_key: randomBytes(32).toString("base64url"),
      created_at: now,
      expires_at: expiryFrom(now),
      ...names,
    })
    .execute();
  return { selector, token: `${selector}.${validator}` };
}

/**
 * Replaces the validator and returns the current token. The next validator is derived from the one sent, so that tabs with the
 * same token get the same next one. It stays for the grace period, so that at most two are in use.
 */
export async function rotate(
  database: Kysely<CustomerTables>,
  row: LoginTokenRow,
  validator: string,
  now: Date,
): Promise<string> {
  const isPresent = isSameText(hashOf(validator), row.validator_hash);
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
      expires_at: untilAtMost(expiryFrom(now), maxRememberedHours),
    })
    .where("selector", "=", row.selector)
    // If another tab was faster, the validator has already been replaced.
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
