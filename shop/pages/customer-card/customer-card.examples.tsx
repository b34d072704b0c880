import { shopSite } from "../../sites/shop-site.ts";
import { site as figures } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";
import type { CardAccount } from "../../customer-card/card-contract.ts";
import { placedOrder } from "../orders/example-order.ts";
import { emptyForm } from "../account/AccountField.tsx";
import { AccountPart } from "../account/AccountPart.tsx";
import { AttachCard } from "./AttachCard.tsx";
import { cardEndText } from "./card-end-text.ts";
import { CardPage } from "./CardPage.tsx";
import { CardQuestion } from "./CardQuestion.tsx";

/** Named examples of the page of a customer's card, for the gallery and axe. */

const site = shopSite(figures);
const at = placedOrder.placedAt;
const inDays = (days: number) => new Date(at.getTime() + days * 86_400_000);

const card: CardAccount = {
  kind: "kontorcard",
  number: "2901234567893",
  site: "DE",
  beans: 173,
  isManager: true,
  issuedAt: at,
  lots: [
    { beans: 50, expiresAt: inDays(25) },
    { beans: 123, expiresAt: inDays(900) },
  ],
  bookings: [
    { id: 3, kind: "spent", beans: -100, at, note: "", order: "1234567890", isOwn: true },
    { id: 2, kind: "earned", beans: 223, at, note: "", order: "1234567891", isOwn: false },
    { id: 1, kind: "welcome", beans: 50, at, note: "", isOwn: false },
  ],
  waiting: [
    { number: "1234567890", placedAt: at, beans: 31, isOwn: true, dueAt: inDays(12) },
    { number: "1234567892", placedAt: at, beans: 8, isOwn: false },
  ],
  members: [],
};

const household: CardAccount = {
  ...card,
  kind: "privatecard",
  members: [
    { id: card.number, name: "Ida Brandt", number: card.number, isManager: true, isSelf: true },
    {
      id: "2901234567901",
      name: "Jan Brandt",
      number: "2901234567901",
      isManager: false,
      isSelf: false,
    },
    { id: "invited", name: "mia@example.com", isManager: false, isSelf: false },
  ],
};

const { leave } = texts.customerCard;

const terms = { title: "AGB", path: "/agb-s400007325.html" };

export const examples = {
  card: <CardPage {...{ site, texts, card }} />,
  emptyCard: (
    <CardPage
      {...{ site, texts }}
      card={{ ...card, beans: 0, lots: [], bookings: [], waiting: [] }}
    />
  ),
  noCard: <CardPage {...{ site, texts }} />,
  household: (
    <CardPage
      {...{ site, texts }}
      card={household}
      invite={{ email: "mia@", problem: texts.customer.problems.invalidEmail }}
    />
  ),
  attach: (
    <AttachCard
      {...{ site, texts, terms }}
      hasCard={false}
      sent={{ number: "2801 2345", code: "7K2M-Q9XA", problem: "number" }}
    />
  ),
  attachToCard: (
    <AttachCard
      {...{ site, texts, terms }}
      hasCard
      sent={{ number: "2801234567894", code: "7K2M-Q9XA", problem: "unknown" }}
    />
  ),
  accountEnd: (
    <AccountPart
      removal={{
        form: "delete",
        texts: texts.customer,
        state: emptyForm,
        cardEnd: cardEndText(household, { site, texts }),
      }}
    />
  ),
  leave: (
    <CardQuestion texts={[leave.household]} action="#" button={leave.button} keep={leave.keep} />
  ),
};
