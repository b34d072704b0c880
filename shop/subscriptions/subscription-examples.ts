import type { CoffeeSubscription } from "./subscriptions-contract.ts";

const article = {
  tcm: "100101-250",
  productId: "100101",
  name: "Espresso Hafenröstung, 250 g, ganze Bohne",
  url: "/espresso-p100101.html",
  picture: "/img/100101-front/1",
};
const address = {
  firstName: "Ida",
  lastName: "Muster",
  company: "",
  street: "Hafenweg 12",
  extra: "",
  postalCode: "20095",
  town: "Hamburg",
  region: "",
  country: "DE",
};

/** A subscription with all that one may have, for examples of pages and mails. */
export const exampleSubscription: CoffeeSubscription = {
  number: "4711081512",
  site: "DE",
  email: "ida@example.com",
  customerId: "7",
  state: "active",
  article,
  quantity: 2,
  intervalWeeks: 4,
  agreedPrice: 6_29,
  higherPrice: { price: 6_74, from: "2027-01-11" },
  whenSoldOut: { kind: "alternative" },
  gift: { deliveries: 6, left: 4, recipient: "Jan", message: "Zum Wachwerden" },
  address,
  payment: "invoice",
  openedAt: new Date("2026-10-05T08:00:00Z"),
  openedBy: "4711081500",
  next: {
    number: 4,
    day: "2026-12-28",
    costs: { price: 6_29, goods: 12_58, delivery: 4_95, total: 17_53 },
    isAnnounced: true,
    isOrdered: false,
  },
  deliveries: [
    {
      number: 3,
      planned: "2026-11-30",
      day: "2026-11-30",
      state: "failed",
      article,
      quantity: 2,
      total: 0,
      reason: "soldOut",
    },
    {
      number: 2,
      planned: "2026-11-02",
      day: "2026-11-02",
      state: "placed",
      article,
      quantity: 2,
      total: 17_53,
      order: "4711081511",
    },
  ],
  history: [],
};
