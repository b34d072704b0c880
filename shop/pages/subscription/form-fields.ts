/** The fields of the form besides those of an address. */
export const subscriptionFields = {
  product: "product",
  tcm: "tcm",
  quantity: "quantity",
  weeks: "weeks",
  begin: "begin",
  day: "day",
  soldOut: "soldOut",
  other: "other",
  gift: "gift",
  deliveries: "deliveries",
  recipient: "recipient",
  message: "message",
  /** The id of an entry of the cart that is changed. */
  entry: "entry",
  /** Shows the price instead of putting it into the cart. */
  show: "show",
} as const;

/** The values that the form begins with. */
export const usualForm = {
  quantity: "1",
  weeks: "4",
  begin: "now",
  soldOut: "skip",
  deliveries: "3",
} as const;

/** Returns the options of a list of numbers. */
export const numberOptions = ({ from, to }: { from: number; to: number }) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index);
    return { value, text: value };
  });

/** The fields with a problem; `address` stands for the fields of the recipient. */
export type SubscriptionProblem =
  | "tcm"
  | "quantity"
  | "weeks"
  | "day"
  | "other"
  | "deliveries"
  | "recipient"
  | "message";
