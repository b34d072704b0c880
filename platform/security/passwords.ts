import { hash, verify } from "@node-rs/argon2";
import { normalPassword } from "../shared/passwords.ts";

/** The hashing functions; tests pass their own to count the calls. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(passwordHash: string, password: string): Promise<boolean>;
}

/** The library's default algorithm is argon2id. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

export const argon2id: PasswordHashing = {
  hash: (password) => hash(password, cost),
  verify: (passwordHash, password) => verify(passwordHash, password),
};

/**
 * Thrown when too many passwords are waiting to be hashed. Answered with 503, and counted by `onBusy` instead of logged each
 * time.
 */
export class HashingBusy extends Error {
  readonly statusCode = 503;
}

/** The hash of a discarded password, verified for unknown accounts, so that they take as long as known ones. */
const dummyHash =
  "$argon2id$v=19$m=65536,t=3,p=1$gvAz1BwOXj2EAWgPjRkp9Q$0qZ4ttxWOp1PrF9UIGteeucQq2fk0PJQWi4P0zdeRhY";

/** "outdated" means that the password is right and its hash should be replaced. */
export type PasswordMatch = "right" | "outdated" | "wrong";

export type Passwords = ReturnType<typeof createPasswords>;

/**
 * Hashes and verifies passwords. Each hash takes 64 MiB and a tenth of a second, so two run at once, some wait, and further ones
 * are refused. A single network gets only a few of these slots, so that it cannot delay the others.
 */
export function createPasswords(
  hashing: PasswordHashing = argon2id,
  { atOnce = 2, waiting = 20, perNetwork = 3, onBusy = () => {} } = {},
) {
  function refuse(message: string): never {
    onBusy();
    throw new HashingBusy(message);
  }

  let running = 0;
  const queue: (() => void)[] = [];
  const slots = new Map<string, number>();

  async function inTurn<T>(network: string, work: () => Promise<T>): Promise<T> {
    const taken = slots.get(network) ?? 0;
    if (taken >= perNetwork) refuse("Too many passwords of one network");
    slots.set(network, taken + 1);
    try {
      return await whenFree(work);
    } finally {
      const left = (slots.get(network) ?? 0) - 1;
      if (left > 0) slots.set(network, left);
      else slots.delete(network);
    }
  }

  async function whenFree<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++;
    else if (queue.length < waiting) await new Promise<void>((start) => queue.push(start));
    else refuse("Too many passwords are being checked");
    try {
      return await work();
    } finally {
      // The next one in the queue gets the slot.
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  }

  return {
    hash: (password: string, network: string) =>
      inTurn(network, () => hashing.hash(normalPassword(password))),
    /** Verifies a password. Without a hash (unknown account) it does the same work and returns "wrong". */
    verify: (
      passwordHash: string | undefined,
      password: string,
      network: string,
    ): Promise<PasswordMatch> =>
      inTurn(network, async () => {
        const known = passwordHash ?? dummyHash;
        const normal = normalPassword(password);
        const isRight = await hashing.verify(known, normal);
        // Hashes of early accounts were made from the text as the browser sent it.
        const isOutdated =
          !isRight && normal !== password && (await hashing.verify(known, password));
        if (passwordHash === undefined) return "wrong";
        return isRight ? "right" : isOutdated ? "outdated" : "wrong";
      }),
  };
}
