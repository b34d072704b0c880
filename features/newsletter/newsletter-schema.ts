import type { Challenge } from "altcha-lib";
import Type, { type Static } from "typebox";
import { longestEmail } from "../../shared/email.ts";
import { siteCodes } from "../../shared/site.ts";
import { consents, legals, salutations } from "./newsletter-rules.ts";

/**
 * Everything that the newsletter's endpoints take and give: validates requests, types and writes answers, and makes openapi.json.
 * The browser imports the types alone.
 */

const closed = { additionalProperties: false };
const Consents = Type.Array(Type.Enum(consents, { type: "string" }), {
  maxItems: consents.length,
  uniqueItems: true,
});
const Salutation = Type.Enum(salutations, { type: "string" });
/** Longer than any that is accepted, so that the answer names the field. */
const Text = Type.String({ maxLength: 1_000 });
const Origin = Type.String({ maxLength: 100 });

/** A sign-up. What the site does not ask for is ignored. */
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

/** What a subscriber changes; what is left out stays as it is, and what is empty is removed. */
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

/** A subscriber as their token shows them: the address is masked, because a mail may be passed on. */
export const Subscriber = Type.Object({
  site: Type.Enum(siteCodes, { type: "string" }),
  maskedEmail: Type.String({ description: "i…a@example.com" }),
  status: Type.Enum(["WAITING_FOR_DOI", "SUBSCRIBED"] as const, { type: "string" }),
  salutation: Type.Optional(Salutation),
  firstName: Type.Optional(Type.String()),
  lastName: Type.Optional(Type.String()),
  consents: Consents,
});
export type Subscriber = Static<typeof Subscriber>;

/** What a logged-in customer's form begins with. */
export const BaseData = Type.Object({
  email: Type.String({ maxLength: longestEmail }),
  salutation: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  consents: Consents,
  legals: Type.Array(Type.Enum(legals, { type: "string" })),
});
export type BaseData = Static<typeof BaseData>;

/** The signed moment at which a form was shown. */
export const RenderToken = Type.Object({ token: Type.String() });

/** RFC 9457. */
export const NewsletterProblem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  /** Of a 429: minutes until the next attempt. */
  waitMinutes: Type.Optional(Type.Integer()),
  /** Of a 429 that work lets through: what is to be solved, in the form of ALTCHA. */
  challenge: Type.Optional(Type.Unsafe<Challenge>(Type.Object({}, { additionalProperties: true }))),
});
export type NewsletterProblem = Static<typeof NewsletterProblem>;
