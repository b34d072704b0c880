import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Slice } from "../../../http/slice.ts";
import type { Site } from "../../../shared/site.ts";
import type { CartOwner } from "./cart-owner.ts";
import { createCartOffers } from "./cart-offers.ts";
import { cartRoutes } from "./cart-routes.ts";
import type { CartTables } from "./cart-tables.ts";
import type { CartCatalogue } from "./cart-catalogue.ts";
import { createCarts } from "./carts.ts";
import { cartContent } from "./import-offers.ts";
import type { OfferTables } from "./offer-tables.ts";
import type { KnownToOffers } from "./read-offers.ts";

export interface CartPorts {
  sites: Site[];
  catalogue: CartCatalogue;
  /** The newest address of each picture, without width and format. */
  pictures(ids: string[]): Promise<Map<string, string>>;
  /** What the content of the cart may refer to. */
  known(): Promise<KnownToOffers>;
  /** Whose cart a request is for. */
  ownerOf(
    request: FastifyRequest,
    isSecure: boolean,
    at: { site: Site; now: Date },
  ): Promise<CartOwner>;
}

/** Carts, and what they are offered. */
export function cartSlice(
  database: Kysely<CartTables & OfferTables>,
  { sites, catalogue, pictures, known, ownerOf }: CartPorts,
) {
  const offers = createCartOffers(database, pictures);
  const carts = createCarts(database, { catalogue, offers });
  return Object.assign(carts, { voucherPercents: offers.voucherPercents }, {
    content: cartContent(sites, known),
    forget: offers.forget,
    personalRoutes: (app, { viewpointOf, isSecure }) =>
      cartRoutes(app, {
        carts,
        viewpointOf,
        isSecure,
        ownerOf: (request) => ownerOf(request, isSecure(request), viewpointOf(request)),
      }),
  } satisfies Slice);
}
