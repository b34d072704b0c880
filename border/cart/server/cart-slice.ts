import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { batchCarts } from "./batch-carts.ts";
import { type CartOwner, createBegunCarts } from "./cart-owner.ts";
import { createCartExtras, type ExtrasPorts } from "./cart-extras.ts";
import { createCartLimits } from "./cart-rate-limits.ts";
import { cartRoutes, cartSecretOf, clearCartCookie } from "./cart-routes.ts";
import type { CartCatalogue } from "./open-cart.ts";
import { createCarts } from "./carts.ts";
import { cartContent } from "./import-extras.ts";
import type { ExtrasTables } from "./extras-tables.ts";
import { createPersonalVouchers } from "./personal-vouchers.ts";
import { createVoucherOrders } from "./voucher-orders.ts";
import { rememberCarts } from "./remember-carts.ts";
import { storedCarts } from "./stored-carts/stored-carts.ts";
import type { CartTables } from "./stored-carts/cart-tables.ts";
import { voucherRoutes } from "./voucher-routes.ts";
import type { VoucherTables } from "./voucher-tables.ts";
import { vouchersInContent, vouchersInDatabase, type KnownVouchers } from "./known-vouchers.ts";
import type { KnownToExtras } from "./read-extras.ts";

export interface CartPorts {
  sites: Site[];
  catalogue: CartCatalogue & Pick<Catalogue, "hasCategory">;
  /** Returns the newest addresses of pictures, without width and format. */
  pictures: ExtrasPorts["pictures"];
  /** Returns the identifiers that the cart's content may refer to. */
  known(reading: ContentReading): KnownToExtras | Promise<KnownToExtras>;
  /** Returns the owner of the cart that a request is for. */
  ownerOf(
    request: FastifyRequest,
    isSecure: boolean,
    at: { site: Site; now: Date },
  ): Promise<CartOwner>;
  /** Moves what other slices store for a guest's cart to the customer who logs in. If it fails, the cart stays as well. */
  beforeMerge(guest: { secret: string }, customerId: string, at: Viewpoint): Promise<void>;
  security: SecurityLog;
  /** False where the commerce system cannot make the orders of subscriptions. */
  takesSubscriptions?: boolean;
}

/** Creates the slice of carts, with campaigns, vouchers and partner products. */
export function cartSlice(
  database: Kysely<CartTables & VoucherTables & ExtrasTables & RateLimitTables>,
  {
    sites,
    catalogue,
    pictures,
    known,
    ownerOf,
    beforeMerge,
    security,
    takesSubscriptions,
  }: CartPorts,
) {
  const extras = createCartExtras(database, { pictures, catalogue });
  const personalVouchers = createPersonalVouchers(database);
  const voucherOrders = createVoucherOrders(database, extras.at);
  const remembered = rememberCarts(batchCarts(storedCarts(database)));
  const carts = createCarts({
    repository: remembered,
    catalogue,
    extras,
    personalVouchers,
    ...createBegunCarts(database),
    limits: createCartLimits(database, security),
    ...(takesSubscriptions !== undefined && { takesSubscriptions }),
  });
  const content = cartContent(sites, known);
  /** Returns the vouchers of each site, for content that refers to their codes. */
  const vouchers = async (reading: ContentReading): Promise<KnownVouchers> => {
    const read = reading.contentOf(content);
    return read ? vouchersInContent(read) : vouchersInDatabase(database);
  };
  const ports = {
    voucherPercents: extras.voucherPercents,
    uselessVoucherCodes: extras.uselessCodes,
    vouchers,
    personalVouchers,
    voucherOrders,
  };
  return Object.assign(carts, ports, {
    content,
    invalidate: extras.invalidate,
    problems: extras.problems,
    memory: () => [remembered.memory()],
    accountHooks: {
      onLogin: async ({ request, reply, isSecure, customer: { id: customerId, hasCard }, at }) => {
        const secret = cartSecretOf(request, isSecure);
        if (!secret) return;
        await beforeMerge({ secret }, customerId, at);
        await carts.merge(secret, { customerId, hasCard }, at);
        clearCartCookie(reply, isSecure);
      },
    },
    routes: (app, tools) => voucherRoutes(app, { ...tools, voucherOrders }),
    personalRoutes: (app, { presentOf, isSecure }) =>
      cartRoutes(app, {
        carts,
        presentOf,
        isSecure,
        ownerOf: (request) => ownerOf(request, isSecure(request), presentOf(request)),
      }),
  } satisfies Slice);
}
