/** Limits of orders within a period, by the proof of their sender (`hold-rules.ts`), and of the codes that confirm addresses. */
export const orderLimits = {
  /** Orders without a proof from one network. */
  orders: { times: 30, minutes: 60 },
  /** Orders with a solved challenge from one network. */
  solvedOrders: { times: 300, minutes: 60 },
  /** Orders with one e-mail address that is not confirmed, from any network: each sends mails to an address that may be another person's. */
  guestOrders: { times: 20, minutes: 60 },
  /** Orders of one confirmed address, or of one customer. */
  confirmedOrders: { times: 30, minutes: 60 },
  /** Orders of confirmed addresses and customers from one network. */
  confirmedOrdersOfNetwork: { times: 600, minutes: 60 },
  /** Mails with codes to one address. */
  codeMails: { times: 3, minutes: 60 },
  codeMailsOfNetwork: { times: 60, minutes: 60 },
  /** Wrong codes for one checkout, of a space of 2^40. */
  wrongCodes: { times: 10, minutes: 60 },
} as const;
