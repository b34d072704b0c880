/** The pages of an account, in the order of its navigation. */
export const accountSections = [
  "overview",
  "orders",
  "subscriptions",
  "addresses",
  "profile",
  "loginData",
  "sessions",
  "card",
  "reviews",
  "community",
  "newsletter",
  "data",
] as const;
export type AccountSection = (typeof accountSections)[number];

/** The words of the account's pages that its forms in the browser do not need. */
export interface AccountTexts {
  /** `text` stands below the title, and on the card that leads there. */
  sections: Record<AccountSection, { title: string; text: string }>;
  /** Opens the text of the shop's team about accounts. */
  help: string;
  lastOrder: string;
  noOrders: string;
  noOrdersText: string;
  /** Leads to the products, where there is nothing to show yet. */
  discover: string;
  noAddresses: string;
  noAddressesText: string;
  /** Precedes the link to the settings of cookies. */
  cookies: string;
  exportTitle: string;
  exportText: string;
  exportButton: string;
  addAddress: string;
  changeAddressTitle: string;
  changeAddress: string;
  removeAddress: string;
  /** With `{address}`; begins with the text of `changeAddress`. */
  changeAddressOf: string;
  /** With `{address}`; begins with the text of `removeAddress`. */
  removeAddressOf: string;
  label: string;
  labelHint: string;
  /** Marks the address that the checkout begins with. */
  forDelivery: string;
  forInvoice: string;
  useForDelivery: string;
  useForInvoice: string;
  /** With `{max}`. */
  tooManyAddresses: string;
  /** Above a form whose address was changed in another tab since. */
  changedElsewhere: string;
  /** Chooses the country whose fields the form has. */
  chooseCountry: string;
  /** Label of the choice in the checkout. */
  savedAddresses: string;
  useAddress: string;
  saveAddress: string;
}
