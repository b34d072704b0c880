import type { ReactNode } from "react";
import { brand } from "../../brand.ts";
import type { AccountSection } from "../../customer/account-texts.ts";
import { site as figures } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";
import { placedOrder } from "../orders/example-order.ts";
import { OrderList } from "../orders/OrderList.tsx";
import { AccountConsents } from "./AccountConsents.tsx";
import { DataExport } from "./AccountData.tsx";
import { problemHints } from "../checkout/problem-hints.ts";
import { AccountFrame } from "./AccountFrame.tsx";
import { AccountOverview } from "./AccountOverview.tsx";
import { AccountSessions } from "./AccountSessions.tsx";
import { AddressList } from "./AddressList.tsx";
import { AddressForm } from "./AddressForm.tsx";
import { exampleAccount as account, exampleAddresses } from "./example-account.ts";

/** Named examples of the account's pages, for the gallery and axe. */

const site = { ...figures, brand };
const { customer } = texts;
const newsletter = texts.newsletter.pages.subscribed.title;
const noCard = { ...account, card: undefined };

const page = (section: AccountSection, children: ReactNode) => (
  <AccountFrame {...{ texts, section, children }} accountTitle="Mein Konto" />
);

const hints = problemHints("", "DE", { locale: site.locale, example: "20457" });
const addressForm = { site, texts, action: "#", country: "DE", hints } as const;

const session = {
  id: "1",
  browser: "Firefox",
  system: "Windows",
  signedInAt: placedOrder.placedAt,
  lastUsedAt: placedOrder.placedAt,
  isLoggedIn: true,
  isCurrent: true,
};

export const examples = {
  overview: page(
    "overview",
    <AccountOverview
      {...{ site, texts, account, newsletter }}
      lastOrder={placedOrder}
      address={exampleAddresses[0]}
    />,
  ),
  overviewAtFirst: page(
    "overview",
    <AccountOverview {...{ site, texts, newsletter }} account={noCard} />,
  ),
  orders: page("orders", <OrderList {...{ site, texts }} orders={[placedOrder]} />),
  noOrders: page("orders", <OrderList {...{ site, texts }} orders={[]} />),
  addresses: page("addresses", <AddressList {...{ site, texts }} addresses={exampleAddresses} />),
  noAddresses: page("addresses", <AddressList {...{ site, texts }} addresses={[]} />),
  newAddress: page(
    "addresses",
    <AddressForm {...addressForm} countries={["DE", "AT"]} values={{}} />,
  ),
  refusedAddress: page(
    "addresses",
    <AddressForm
      {...addressForm}
      values={{ ...exampleAddresses[0]!.address, postalCode: "2045" }}
      problems={{ postalCode: "unusualPostalCode" }}
      notice={texts.account.changedElsewhere}
    />,
  ),
  consents: page(
    "newsletter",
    <AccountConsents {...{ texts }} status="SUBSCRIBED" privacyPath="#privacy" />,
  ),
  notSubscribed: page(
    "newsletter",
    <AccountConsents {...{ texts }} status="NOT_SUBSCRIBED" privacyPath="#privacy" />,
  ),
  data: page("data", <DataExport texts={texts.account} />),
  sessions: page(
    "sessions",
    <AccountSessions
      {...{ site }}
      texts={customer}
      sessions={[session, { ...session, id: "2", browser: "", isCurrent: false }]}
    />,
  ),
};
