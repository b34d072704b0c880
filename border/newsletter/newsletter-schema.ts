import type { Challenge } from "altcha-lib";
import Type, { type Static } from "typebox";
import { maxEmailLength } from "../../platform/shared/email.ts";
import { AnySite } from "../../platform/shared/sites/site-format.ts";
import { consents, legals, newsletterSalutations, origins } from "./newsletter-rules.ts";

/**
 * Requests and responses of the newsletter's endpoints: these schemas validate requests, provide types, serialise responses and
 * go into `/openapi.json`. The browser imports only the types.
 */

const closed = { additionalProperties: false };
const Consents = Type.Array(Type.Enum(consents, { type: "string" }), {
  maxItems: consents.length,
  uniqueItems: true,
});
const Salutation = Type.Enum(newsletterSalutations, { type: "string" });
/** Longer than any accepted value, so that the rules, not the schema, report the field. */
const Text = Type.String({ maxLength: 1_000 });
const Origin = Type.String({
  maxLength: 100,
  description: `${origins.join(", ")}, or the name that a host has for its page`,
});

/** A sign-up. Fields that the site does not ask for are ignored. */
export const SubscriptionBody = Type.Object(
  {
    email: Text,
    salutation: Type.Optional(Salutation),
    firstName: Type.Optional(Text),
    lastName: Type.Optional(Text),
    consents: Type.Optional(Consents),
    origin: Type.Optional(Origin),
    originAddition: Type.Optional(Origin),
  },
  closed,
);
export type SubscriptionBody = Static<typeof SubscriptionBody>;

/** Changes by a subscriber: omitted fields stay as they are, empty ones are removed. */
export const SubscriberChanges = Type.Object(
  {
    salutation: Type.Optional(Type.Union([Salutation, Type.Literal("")])),
    firstName: Type.Optional(Text),
    lastName: Type.Optional(Text),
    consents: Type.Optional(Consents),
  },
  closed,
);
export type SubscriberChanges = Static<typeof SubscriberChanges>;

/** A subscriber as shown to the owner of a token: the address is masked, because a mail may be forwarded. */
export const Subscriber = Type.Object({
  site: AnySite,
  maskedEmail: Type.String({ description: "i…a@example.com" }),
  status: Type.Enum(["WAITING_FOR_DOI", "SUBSCRIBED"] as const, { type: "string" }),
  salutation: Type.Optional(Salutation),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  consents: Consents,
});
export type Subscriber = Static<typeof Subscriber>;

/** The data that prefills a logged-in customer's form. */
export const BaseData = Type.Object({
  email: Type.String({ maxLength: maxEmailLength }),
  salutation: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  consents: Consents,
  legals: Type.Array(Type.Enum(legals, { type: "string" })),
});
export type BaseData = Static<typeof BaseData>;

/** The signed time at which a form was shown. */
export const RenderToken = Type.Object({ token: Type.String() });

/** RFC 9457. */
export const NewsletterProblemDetails = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  /** For status 429: minutes until the next attempt. */
  waitMinutes: Type.Optional(Type.Integer()),
  /** For status 429 with the type `crowded`: the challenge to solve, in the format of ALTCHA. */
  challenge: Type.Optional(Type.Unsafe<Challenge>(Type.Object({}, { additionalProperties: true }))),
});
export type NewsletterProblemDetails = Static<typeof NewsletterProblemDetails>;
