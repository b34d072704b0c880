import type { FastifyRequest } from "fastify";
import type { Newsletter } from "../../../border/newsletter/server/newsletter.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import type { Community } from "../../community/server/community-slice.ts";
import type { Accounts } from "../../customer/server/accounts.ts";
import type { Customer } from "../../customer/server/visitor.ts";
import type { CustomerCards } from "../../customer-card/server/customer-card-slice.ts";
import type { Leads } from "../../leads/server/leads-slice.ts";
import type { Orders } from "../../orders/server/orders-slice.ts";
import type { Restock } from "../../restock/server/restock-slice.ts";
import type { Subscriptions } from "../../subscriptions/server/subscriptions.ts";
import type { Wishlists } from "../../wishlist/server/wishlists.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { Visitors } from "./visitors.server.ts";

/** Where what is stored about a customer is read. */
export interface AccountSources {
  customers: Accounts;
  visitors: Visitors;
  requests: ShopRequests;
  newsletter: Newsletter;
  orders: Pick<Orders, "ofCustomer">;
  leads: { reader: Pick<Leads["reader"], "ofAddress"> };
  restock: Pick<Restock, "ofAddress">;
  subscriptions: Pick<Subscriptions, "exportOf">;
  wishlists: Pick<Wishlists, "read">;
  community: Pick<Community, "export">;
  communityMembers: { members: Pick<CommunityMembers["members"], "of"> };
  customerCards: Pick<CustomerCards, "account">;
}

/** Returns what is stored about a customer, for a file: texts and lists without numbers that only the shop knows. */
export async function accountExport(
  request: FastifyRequest,
  { id, createdAt, account }: Customer,
  {
    customers,
    customerCards,
    visitors,
    requests,
    newsletter,
    orders,
    leads,
    restock,
    wishlists,
    community,
    communityMembers,
    subscriptions,
  }: AccountSources,
): Promise<string> {
  const { site } = requests.contentOf(request);
  const { now } = requests.presentOf(request);
  const { session = "" } = visitors.presented(request);
  const sessions = await customers.logins.sessions.list(id, session, now);
  const addresses = await customers.addresses.list(id);
  const entered = await leads.reader.ofAddress(account.email, site.code);
  const member = await communityMembers.members.of(id);
  const placed = await orders.ofCustomer(id, site);
  return JSON.stringify(
    {
      exportedAt: now,
      account: { createdAt, ...account },
      addresses: addresses.map(({ id: _id, revision: _revision, ...entry }) => entry),
      newsletter: {
        status: await newsletter.statusOf(account.email, site),
        consents: await newsletter.consentsOf(account.email, site),
      },
      restockRequests: await restock.ofAddress(account.email, site),
      customerCard: await customerCards.account(id),
      subscriptions: await subscriptions.exportOf(id, site),
      wishList: (await wishlists.read({ customerId: id }, site)).wishes,
      ...(member && {
        community: {
          name: member.name,
          joinedAt: member.joinedAt,
          wantsMails: member.wantsMails,
        },
      }),
      contributions: await community.export({ id, email: account.email }, site),
      sessions: sessions.map(({ id: _id, ...shown }) => shown),
      orders: placed.map(({ customerId: _customer, engineNumber: _number, ...order }) => order),
      campaigns: entered.map(({ id: _id, site: _site, ...entry }) => entry),
    },
    undefined,
    2,
  );
}
