import { createSecretKey, type KeyObject } from "node:crypto";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import { createBounces } from "./bounces.ts";
import { createConfirmations } from "./confirmations.ts";
import { createMails } from "./make-mails.ts";
import type { Newsletter } from "./newsletter.ts";
import type { NewsletterOptions, NewsletterSlicePorts } from "./newsletter-ports.ts";
import { newsletterRoutes } from "./newsletter-routes.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";
import { createRegisterOutbox } from "./register-outbox.ts";
import { createRetention } from "./retention.ts";
import { createSignUps } from "./sign-ups.ts";
import { createSubscribers } from "./subscribers.ts";

/** The newsletter: sign-ups confirmed by mail, with proof, and the actions of subscribers by the links of their mails. */
export function newsletterSlice(
  database: NewsletterDatabase,
  { baseDataOf, knownBrowser, ...ports }: NewsletterSlicePorts,
) {
  const sharedKey = createSharedKey(database, "newsletter_key");
  // Node prepares a key object once; with a key in bytes each HMAC takes ten times as long.
  let key: KeyObject | undefined;
  const options: NewsletterOptions = {
    ...ports,
    database,
    hasRegister: ({ newsletter: { register } }) =>
      register !== undefined && ports.registers[register] !== undefined,
    keyOf: async () => (key ??= createSecretKey(await sharedKey.get())),
  };
  const newsletter: Newsletter = {
    knownBrowser,
    baseDataOf,
    ...createSignUps(options),
    ...createConfirmations(options),
    ...createSubscribers(options),
  };
  const { IYS: iys } = ports.registers;
  return Object.assign(newsletter, {
    // Loads the key up front: later a transaction may occupy the one connection of the embedded database.
    start: () => options.keyOf(),
    jobs: iys
      ? [
          {
            name: "enter consents in İYS",
            every: 60_000,
            run: createRegisterOutbox(database, { ...ports, register: iys }),
          },
        ]
      : [],
    accountHooks: { onNewAddress: newsletter.moveTo, onRemoved: newsletter.endOf },
    mails: createMails(options),
    noteUnknownRecipient: createBounces(options),
    deleteExpired: createRetention(options),
    personalRoutes: (app, tools) => newsletterRoutes(app, { newsletter, ...tools }),
  } satisfies Slice);
}
