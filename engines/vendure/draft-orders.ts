import type { OrderAddress, OrderDraft } from "../../commerce/orders.ts";
import type { Channel } from "./channels.ts";
import { createDeliveryMethods } from "./delivery-methods.ts";
import { VendureError, type Graphql } from "./graphql-client.ts";
import * as documents from "./order-documents.ts";
import type { UnlessRefused, VendureOrder } from "./order-documents.ts";

/** The order that Vendure has built of a draft, or that it has not the pieces or prices for it. */
export type Built = { order: VendureOrder } | "differs";

/** Milliseconds after which a coupon ends that could not be removed: longer than clocks differ. */
const couponFor = 2 * 86_400_000;
/** Milliseconds: an order of many lines takes Vendure longer than a price. */
const within = 15_000;

/** Builds orders as drafts of the admin API: a new one for each attempt, so that it has no price of an earlier one. */
export function createDraftOrders(graphql: Graphql) {
  const deliveries = createDeliveryMethods(graphql);

  async function applyCustomer(id: string, draft: OrderDraft, channel: string) {
    const { customers } = await graphql<{ customers: { items: { id: string }[] } }>(
      documents.findCustomer,
      { email: draft.email },
      { channel },
    );
    const [customer] = customers.items;
    if (!customer) throw new VendureError("EMAIL_ADDRESS_CONFLICT_ERROR", "of no customer");
    await graphql(documents.setKnownCustomer, { id, customer: customer.id }, { channel });
  }

  /** Creates what Vendure deducts from the order; returns its coupon's code and how to remove it. */
  async function deduct({ discount }: OrderDraft, key: string, { token, language }: Channel) {
    if (discount === 0) return { code: "", remove: async () => {} };
    const code = `shop-${key}`;
    const { promotion } = await graphql<{ promotion: UnlessRefused<{ id: string }> }>(
      documents.createPromotion,
      {
        input: {
          enabled: true,
          couponCode: code,
          usageLimit: 1,
          endsAt: new Date(Date.now() + couponFor).toISOString(),
          conditions: [],
          actions: [
            {
              code: "order_fixed_discount",
              arguments: [{ name: "discount", value: String(discount) }],
            },
          ],
          translations: [{ languageCode: language, name: "Voucher", description: "" }],
        },
      },
      { channel: token },
    );
    const { id } = unrefused(promotion);
    return {
      code,
      remove: () =>
        graphql(documents.deletePromotion, { id }, { channel: token }).then(
          () => {},
          () => {},
        ),
    };
  }

  async function build(
    id: string,
    draft: OrderDraft,
    { channel, ids, code }: { channel: Channel; ids: ReadonlyMap<string, string>; code: string },
  ): Promise<Built> {
    const { token } = channel;
    const lines = draft.lines.map(({ variant, quantity }, at) => [
      `line${at}`,
      { productVariantId: ids.get(variant), quantity },
    ]);
    const answers = await graphql<Record<string, UnlessRefused<object>>>(
      documents.fillDraft(lines.length, code !== ""),
      {
        id,
        customer: customerOf(draft),
        address: addressOf(draft.address),
        coupon: code,
        ...Object.fromEntries(lines),
      },
      { channel: token, within },
    );
    const { customer, coupon, ...others } = answers;
    if (customer?.errorCode === "EMAIL_ADDRESS_CONFLICT_ERROR")
      await applyCustomer(id, draft, token);
    else unrefused(customer);
    if (coupon) unrefused(coupon);
    if (Object.values(others).some((line) => line?.errorCode)) return "differs";
    const method = await deliveries.method(channel, draft.shipping, id);
    const { order } = await graphql<{ order: UnlessRefused<VendureOrder> }>(
      documents.setShipping,
      { id, method },
      { channel: token },
    );
    if (order?.errorCode || order?.shippingWithTax !== draft.shipping)
      deliveries.invalidate(channel, draft.shipping);
    const filled = unrefused(order);
    return isAsDrafted(filled, draft) ? { order: filled } : "differs";
  }

  return {
    create: async ({ token: channel }: Channel) =>
      (
        await graphql<{ createDraftOrder: { id: string; code: string } }>(
          documents.createDraft,
          {},
          { channel },
        )
      ).createDraftOrder,

    /** Fills an order that `create` has made, with what its lines are called in Vendure. */
    async fill(
      id: string,
      draft: OrderDraft,
      { channel, ids, key }: { channel: Channel; ids: ReadonlyMap<string, string>; key: string },
    ): Promise<{ built: Built; end(): Promise<void> }> {
      const { code, remove } = await deduct(draft, key, channel);
      try {
        return { built: await build(id, draft, { channel, ids, code }), end: remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },

    /** Pays an order and takes its stock; undefined if the stock was not there any more. */
    async pay(
      id: string,
      { channel: { token }, key }: { channel: Channel; key: string },
    ): Promise<VendureOrder | undefined> {
      const { order } = await graphql<{ order: UnlessRefused<VendureOrder> }>(
        documents.payOrder,
        { id, payment: { orderId: id, method: "shop", transactionId: key, metadata: {} } },
        { channel: token, within },
      );
      return order && !order.errorCode ? (order as VendureOrder) : undefined;
    },
  };
}

export type DraftOrders = ReturnType<typeof createDraftOrders>;

/** Compares an order line by line, before anything is paid. */
const isAsDrafted = (order: VendureOrder, { lines, shipping, total }: OrderDraft): boolean =>
  order.totalWithTax === total &&
  order.shippingWithTax === shipping &&
  order.lines.length === lines.length &&
  lines.every(({ variant, quantity, price }) =>
    order.lines.some(
      (line) =>
        line.productVariant.sku === variant &&
        line.quantity === quantity &&
        line.unitPriceWithTax === price,
    ),
  );

export function unrefused<Value extends object>(outcome: UnlessRefused<Value> | undefined): Value {
  if (outcome?.errorCode) throw new VendureError(outcome.errorCode, outcome.message ?? "");
  return outcome as Value;
}

const customerOf = ({ email, address: { firstName, lastName } }: OrderDraft) => ({
  emailAddress: email,
  firstName,
  lastName,
});

const addressOf = (address: OrderAddress) => ({
  fullName: `${address.firstName} ${address.lastName}`,
  company: address.company,
  streetLine1: address.street,
  streetLine2: address.extra,
  postalCode: address.postalCode,
  city: address.town,
  province: address.region,
  countryCode: address.country,
});
