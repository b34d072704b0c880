import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import { formOf, formSchema, type Form } from "../../../platform/http/requests/forms.ts";
import { comparedEmail, deliverableEmail } from "../../../platform/shared/email.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import type { InvitationLink } from "../../customer-card/server/households.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import { cardAccountPaths, cardPaths, customerPaths, type CardKind } from "../../shop-paths.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import { accountDone, toAccount } from "../account/account-forms.server.ts";
import type { AccountPages } from "../account/account-pages.server.tsx";
import type { Visitors } from "../account/visitors.server.ts";

export interface CardRoutesOptions {
  customerCards: CustomerCards;
  visitors: Visitors;
  requests: ShopRequests;
  pages: AccountPages;
}

type Handler = (
  options: CardRoutesOptions,
  request: FastifyRequest,
  reply: FastifyReply,
  customer: Customer,
  form: Form,
) => Promise<FastifyReply>;

/** The forms of a customer's card, and the pages that ask first. All of them need a login, which leads back. */
export function cardRoutes(app: FastifyInstance, options: CardRoutesOptions) {
  const { visitors } = options;
  const asCustomer = (handler: Handler) => async (request: FastifyRequest, reply: FastifyReply) => {
    const visitor = await visitors.recognise(request);
    return visitor.status === "LOGGED_IN"
      ? handler(options, request, reply, visitor.customer, formOf(request))
      : toAccount(reply, pageOf(request));
  };
  const post = (path: string, summary: string, handler: Handler) =>
    app.post(path, { schema: formSchema(summary) }, asCustomer(handler));
  const invitation = `${cardAccountPaths.invitation}/:id/:signature`;
  const params = Type.Object({
    id: Type.String({ maxLength: 40 }),
    signature: Type.String({ maxLength: 40 }),
  });

  post(customerPaths.card, "Get a card: kind=kontorcard or privatecard", issue);
  post(cardAccountPaths.invite, "Invite a person to the household of a card: email", invite);
  post(cardAccountPaths.remove, "Remove a person from the household of a card: member", remove);
  app.get(
    cardAccountPaths.attach,
    { schema: { summary: "The form of a card from a store", tags: ["pages"] } },
    asCustomer(askForCard),
  );
  post(cardAccountPaths.attach, "Add a card from a store: number, code", attach);
  app.get(
    cardAccountPaths.leave,
    { schema: { summary: "Asks before a card is given back", tags: ["pages"] } },
    asCustomer(askToLeave),
  );
  post(cardAccountPaths.leave, "Give the card back", leave);
  app.get(
    invitation,
    { schema: { summary: "An invitation to a household", tags: ["pages"], params } },
    asCustomer(askToJoin),
  );
  app.post(invitation, { schema: { ...formSchema("Join a household"), params } }, asCustomer(join));
}

/** Returns the page that a login leads back to: that of a form, for forms. */
function pageOf(request: FastifyRequest): string {
  const [path = ""] = request.url.split("?");
  return path === cardAccountPaths.invite || path === cardAccountPaths.remove
    ? customerPaths.card
    : path;
}

const linkIn = (request: FastifyRequest) => request.params as InvitationLink;

const issue: Handler = async ({ customerCards, requests }, request, reply, customer, form) => {
  const kind: CardKind = form.kind === "privatecard" ? "privatecard" : "kontorcard";
  const { site } = requests.contentOf(request);
  const { now } = requests.presentOf(request);
  await customerCards.issue(customer.id, kind, { site, now }, customer.account.email);
  return accountDone(reply, "card", cardPaths[kind]);
};

const invite: Handler = async (
  { customerCards, pages, requests },
  request,
  reply,
  customer,
  { email = "" },
) => {
  const { texts } = requests.contentOf(request);
  const sendBack = (problem: string) =>
    pages.sections.card(request, reply.code(400), customer, { email, problem });
  const address = deliverableEmail(email.trim());
  if (!address) return sendBack(texts.customer.problems[email ? "invalidEmail" : "required"]);
  const { inviteProblems } = texts.customerCard;
  if (comparedEmail(address) === comparedEmail(customer.account.email))
    return sendBack(inviteProblems.self);
  const at = requests.presentOf(request);
  const outcome = await customerCards.households.invite(customer.id, address, at);
  if (outcome === "invited") return accountDone(reply, "cardInvited", customerPaths.card);
  return sendBack(inviteProblems[typeof outcome === "object" ? outcome.problem : outcome]);
};

const remove: Handler = async ({ customerCards, requests }, request, reply, customer, form) => {
  const { now } = requests.presentOf(request);
  await customerCards.households.remove(customer.id, form.member ?? "", now);
  return accountDone(reply, "cardRemoved", customerPaths.card);
};

const askForCard: Handler = async ({ customerCards, pages }, request, reply, { id }) =>
  pages.cards.attach(request, reply, await customerCards.isMember(id));

const attach: Handler = async (options, request, reply, { id }, { number = "", code = "" }) => {
  const { customerCards, pages, requests } = options;
  const entered = { customerId: id, number, code, ip: request.ip };
  const outcome = await customerCards.attach(entered, requests.presentOf(request));
  if (typeof outcome === "string") return accountDone(reply, "card", customerPaths.card);
  const { problem } = outcome;
  const hasCard = await customerCards.isMember(id);
  const status = problem === "tooMany" ? 429 : 400;
  return pages.cards.attach(request, reply.code(status), hasCard, { number, code, problem });
};

const askToLeave: Handler = async ({ customerCards, pages }, request, reply, { id }) => {
  const card = await customerCards.account(id);
  return card ? pages.cards.leave(request, reply, card) : reply.redirect(customerPaths.card, 303);
};

const leave: Handler = async ({ customerCards, requests }, request, reply, { id }) => {
  await customerCards.leave(id, requests.presentOf(request).now);
  return accountDone(reply, "cardLeft", customerPaths.card);
};

const askToJoin: Handler = async ({ customerCards, pages, requests }, request, reply) => {
  const at = requests.presentOf(request);
  const { id, signature } = linkIn(request);
  const invited = await customerCards.households.invitation({ id, signature }, at);
  const path = `${cardAccountPaths.invitation}/${id}/${signature}`;
  return invited
    ? pages.cards.join(request, reply, path, invited)
    : pages.cards.notJoined(request, reply.code(410), "invalid");
};

const join: Handler = async ({ customerCards, pages, requests }, request, reply, { id }) => {
  const at = requests.presentOf(request);
  const outcome = await customerCards.households.join(linkIn(request), id, at);
  return outcome === "joined"
    ? accountDone(reply, "cardJoined", customerPaths.card)
    : pages.cards.notJoined(request, reply.code(409), outcome);
};
