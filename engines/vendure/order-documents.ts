/** An order as Vendure has it. */
export interface VendureOrder {
  id: string;
  code: string;
  state: string;
  orderPlacedAt: string | null;
  totalWithTax: number;
  shippingWithTax: number;
  lines: {
    id: string;
    quantity: number;
    unitPriceWithTax: number;
    productVariant: { sku: string };
  }[];
}

/** A refusal of Vendure, as an answer. */
export interface ErrorResult {
  errorCode: string;
  message: string;
}

export type UnlessRefused<Value> = Partial<Value & ErrorResult> | null;

const error = "... on ErrorResult { errorCode message }";
const orderFields = `... on Order {
  id code state orderPlacedAt totalWithTax shippingWithTax
  lines { id quantity unitPriceWithTax productVariant { sku } }
}`;

export const createDraft = "mutation { createDraftOrder { id code } }";

/** Fills a draft with everything but its delivery; an answer is wholly there or not at all, and then the draft is given up. */
export const fillDraft = (lines: number, hasCoupon: boolean) => {
  const positions = Array.from({ length: lines }, (_, at) => at);
  return `mutation ($id: ID!, $customer: CreateCustomerInput!, $address: CreateAddressInput!, $coupon: String!
    ${positions.map((at) => `$line${at}: AddItemToDraftOrderInput!`).join(" ")}) {
    ${positions.map((at) => `line${at}: addItemToDraftOrder(orderId: $id, input: $line${at}) { __typename ${error} }`).join(" ")}
    customer: setCustomerForDraftOrder(orderId: $id, input: $customer) { __typename ${error} }
    shippingAddress: setDraftOrderShippingAddress(orderId: $id, input: $address) { id }
    billingAddress: setDraftOrderBillingAddress(orderId: $id, input: $address) { id }
    coupon: applyCouponCodeToDraftOrder(orderId: $id, couponCode: $coupon) @include(if: ${hasCoupon}) { __typename ${error} }
  }`;
};

export const setKnownCustomer = `mutation ($id: ID!, $customer: ID!) {
  setCustomerForDraftOrder(orderId: $id, customerId: $customer) { __typename ${error} }
}`;

export const findCustomer = `query ($email: String!) {
  customers(options: { filter: { emailAddress: { eq: $email } }, take: 1 }) { items { id } }
}`;

export const setShipping = `mutation ($id: ID!, $method: ID!) {
  order: setDraftOrderShippingMethod(orderId: $id, shippingMethodId: $method) { ${error} ${orderFields} }
}`;

export const eligibleMethods = `query ($id: ID!) {
  methods: eligibleShippingMethodsForDraftOrder(orderId: $id) { id priceWithTax }
}`;

export const createMethod = `mutation ($input: CreateShippingMethodInput!) {
  method: createShippingMethod(input: $input) { id }
}`;

export const createPromotion = `mutation ($input: CreatePromotionInput!) {
  promotion: createPromotion(input: $input) { ... on Promotion { id } ${error} }
}`;

export const deletePromotion = "mutation ($id: ID!) { deletePromotion(id: $id) { result } }";

/** Checks the stock, pays and takes it: each step is refused if the one before was. */
export const payOrder = `mutation ($id: ID!, $payment: ManualPaymentInput!) {
  arranged: transitionOrderToState(id: $id, state: "ArrangingPayment") { __typename ${error} }
  paid: addManualPaymentToOrder(input: $payment) { __typename ${error} }
  order: transitionOrderToState(id: $id, state: "PaymentSettled") { ${error} ${orderFields} }
}`;

export const readOrder = `query ($id: ID!) { order(id: $id) { ${orderFields} } }`;

export const deleteDraft = "mutation ($id: ID!) { deleteDraftOrder(orderId: $id) { result } }";

export const cancelBegun = `mutation ($id: ID!) {
  transitionOrderToState(id: $id, state: "Cancelled") { __typename ${error} }
}`;

export const cancelOrder = `mutation ($input: CancelOrderInput!) {
  order: cancelOrder(input: $input) { ${error} ${orderFields} }
}`;
