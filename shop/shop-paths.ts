/**
 * The addresses of the shop's pages and forms. Categories, products, texts and themeworlds have their number in the address
 * (platform/shared/sites/numbered-address.ts). Those of the border: border/border-paths.ts.
 */

export const customerPaths = {
  userMenu: "/usermenu",
  /** The overview of the account, or the login. */
  account: "/account",
  register: "/account/register",
  login: "/account/login",
  logout: "/account/logout",
  profile: "/account/profile",
  community: "/account/community",
  newsletter: "/account/newsletter",
  card: "/account/card",
  password: "/account/password",
  sessions: "/account/sessions",
  remove: "/account/delete",
  /** E-mail address and password. */
  loginData: "/account/login-data",
  /** The address book; followed by the id of an address, or by "new". */
  addresses: "/account/addresses",
  /** Download of everything that is stored about the customer, and the end of the account. */
  data: "/account/data",
  dataExport: "/account/data/export",
  /** Requests a link to set a new password. */
  forgotten: "/account/forgotten",
  /** Requests a code for one login. */
  loginCode: "/account/login-code",
  email: "/account/email",
  // Followed by the secret of the link in a mail.
  confirm: "/account/confirm",
  newPassword: "/account/new-password",
  confirmEmail: "/account/confirm-email",
} as const;

export const cardPaths = {
  kontorcard: "/registerfreekontorcard",
  privatecard: "/registerfreeprivatecard",
} as const;

export type CardKind = keyof typeof cardPaths;

/** Forms and pages of a customer's card, below its page in the account. */
export const cardAccountPaths = {
  /** Adds a card from a store. */
  attach: "/account/card/attach",
  leave: "/account/card/leave",
  invite: "/account/card/invite",
  remove: "/account/card/remove",
  /** Followed by id and signature of an invitation. */
  invitation: "/account/card-invitation",
} as const;

/** The staff's page of customer cards; followed by a number, one of them. */
export const staffCardsPath = "/staff/cards";

/** The staff's pages of cards for stores; followed by an id, those that were made together. */
export const staffStoreCardsPath = "/staff/store-cards";

/** Followed by a product's number: its variants in a sheet, which the script of product tiles shows. */
export const variantsPath = "/service/variants";

/** The cart's button: redirects to the first step that is not complete. */
export const checkoutPath = "/checkout";
/** The steps from the cart to the order, each a page, in their order. */
export const checkoutPaths = {
  login: "/checkout/login",
  delivery: "/checkout/delivery",
  payment: "/checkout/payment",
  review: "/checkout/review",
} as const;

/** The form that cancels a subscription without a login; followed by the token of a link in a mail, and by what is to be done. */
export const subscriptionLinkPath = "/service/subscription";
/** The staff's list of subscriptions; followed by a number, one of them. */
export const staffSubscriptionsPath = "/staff/subscriptions";
/** The form of the review with which a customer chooses how many beans to spend. */
export const checkoutBeansPath = "/checkout/beans";

/** Placed orders. */
export const orderPaths = {
  /** The customer's orders; followed by a number, one of them. */
  account: "/account/orders",
  /** Guests find an order by its number and their e-mail address. */
  lookUp: "/orders",
  /** Followed by the secret of an order: confirmation, and the page that its mail links to. */
  order: "/orders/order",
  staff: "/staff/orders",
} as const;

/** Shoppers withdraw from a contract. The address of a receipt ends with a secret. */
export const withdrawalPaths = {
  form: "/withdrawal",
  receipts: "/withdrawal/receipt",
} as const;

/** Coffee by subscription. */
export const subscriptionPaths = {
  /** The page that sells it; its form is sent there. */
  page: "/subscription",
  /** Its form for an entry of the cart. */
  choices: "/subscription/choices",
  /** The customer's subscriptions; followed by a number, one of them. */
  account: "/account/subscriptions",
} as const;

/** Reports whether a path leads to a page about subscriptions, which a site without them does not have. */
export const isSubscriptionPath = (path: string): boolean =>
  path === subscriptionLinkPath || Object.values<string>(subscriptionPaths).includes(path);

/** Followed by the address of a campaign: its page with a form. */
export const leadsPath = "/lead";
/** The staff's list of campaigns; followed by site and campaign, the entries of one. */
export const staffLeadsPath = "/staff/leads";
/** A mail when a sold-out article is back. The link of a confirmation mail ends with a token. */
export const restockPaths = {
  form: "/service/restock",
  requested: "/service/restock/requested",
  confirm: "/service/restock/confirm",
} as const;

/** Reviews of products; followed by a product's number, all of it. */
export const reviewPaths = {
  product: "/reviews",
  /** The customer's own; followed by the number of a product, the form. */
  account: "/account/reviews",
  /** Followed by the token of a mail and a product's number. */
  byMail: "/reviews/by-mail",
  /** Followed by the token of a mail: ends such mails. */
  objection: "/reviews/no-mails",
  /** Followed by the number of a contribution. */
  report: "/reviews/report",
  /** Followed by the token of a mail: a decision about a contribution, and the complaint about it. */
  decision: "/reviews/decision",
  /** Followed by the number of a contribution: the customer finds it helpful. */
  helpful: "/account/reviews/helpful",
} as const;

/** The staff's list of contributions; followed by a number, one of them. */
export const staffCommunityPath = "/staff/community";

/** The shopper's wish list. The address of a shared one ends with its code. */
export const wishlistPaths = {
  own: "/wishlist",
  shared: "/wishlist/shared",
} as const;

/** Tiles of products that a browser remembers, by their numbers in `products`. */
export const recentlySeenPath = "/service/recently-seen";

/** Forms of members of the community, within the account. */
export const memberPaths = {
  /** Followed by a product's number. */
  ask: "/account/community/question",
  /** Followed by the number of a question. */
  answer: "/account/community/answer",
  /** Followed by the number of a recipe: its author changes it. */
  recipe: "/account/community/recipe",
} as const;
/** Followed by the number of a recipe. */
export const recipesPath = "/recipes";
/** Followed by the number of a question. */
export const questionsPath = "/questions";
/** Followed by a product's number: all questions about it. */
export const productQuestionsPath = "/questions/about";
/** Questions that wait for an answer of the shop. */
export const staffQuestionsPath = "/staff/questions";

/** Searches the stores by `query`. */
export const storeSearchPath = "/service/storefinder/search";

/** Followed by the id of a store: its page. */
export const storePagesPath = "/stores";
/** The shopper's own store; a form sent there chooses one. */
export const myStorePath = "/stores/mine";

/** The leaflet of a site at the moment; followed by an id, a certain one. */
export const leafletPath = "/leaflet";

/** The discount shop: products that are reduced, and sales. */
export const discountShopPaths = {
  shop: "/discountshop",
  /** For members of the customer card, who may come earlier. */
  members: "/discountshop/members",
} as const;

/** The products of a site for shopping services such as Google's Merchant Center. */
export const productFeedPath = "/service/product-feed/google.xml";
