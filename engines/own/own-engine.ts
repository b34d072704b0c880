import type { Kysely, Transaction } from "kysely";
import { everyCapability } from "../../commerce/capabilities.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { CurrentOffer, Offers } from "../../commerce/offers.ts";
import type { ProductNames } from "../../commerce/product-names.ts";
import type { ContentPart, ContentReading } from "../../platform/content/content.ts";
import type { CatalogueTables } from "../projection/catalogue-tables.ts";
import type { PictureFiles } from "../../platform/content/picture-files.ts";
import { readOffers } from "../projection/read-offers.ts";
import { readPlaceStock } from "../projection/stocked-places.ts";
import { channelMarket } from "./channel-market.ts";
import type { CatalogueContent } from "./content/catalogue-content.ts";
import { namesInContent, namesInDatabase } from "./content/catalogue-names.ts";
import { catalogueContent } from "./content/import-catalogue.ts";
import { importPlaceStock } from "./place-stock.ts";
import { ownChanges } from "./own-changes.ts";
import { ownFeed } from "./own-feed.ts";
import type { EngineOrderTables } from "./engine-order-table.ts";
import {
  deleteExpiredOrders,
  ownOrders,
  type OwnOrders,
  type OwnOrdersOptions,
} from "./own-orders.ts";

export interface OwnEngine extends Engine {
  /** Its content is the products of the shop. */
  sellsOwnProducts: true;
  adopt: OwnOrders["adopt"];
  content: ContentPart<Transaction<CatalogueTables>, CatalogueContent>;
  importPlaceStock: typeof importPlaceStock;
  /** Returns the names that other parts of the content may refer to while they are read. */
  names(reading: ContentReading): ProductNames | Promise<ProductNames>;
  deleteExpired(now: Date): Promise<unknown>;
}

export interface OwnEngineOptions extends Omit<OwnOrdersOptions, "offers"> {
  pictureFiles(): Promise<PictureFiles>;
}

/** Creates the shop's own engine, which is a slice: products, prices and stock of its content, and orders. */
export function ownEngine(
  database: Kysely<CatalogueTables & EngineOrderTables>,
  { pictureFiles, sites, now, storedUntil }: OwnEngineOptions,
): OwnEngine {
  const content = catalogueContent(pictureFiles, sites);
  const offers: Offers = {
    async current(scope, variants) {
      const market = channelMarket(scope, sites);
      const [[found], places] = await Promise.all([
        readOffers(database, [{ market, now: scope.at, tcms: variants }]),
        readPlaceStock(database, market, variants),
      ]);
      return new Map(
        [...found!].map(([tcm, { price, was, stock }]): [string, CurrentOffer] => [
          tcm,
          {
            price,
            stock,
            ...(was !== null && { was }),
            ...(places.has(tcm) && { places: places.get(tcm)! }),
          },
        ]),
      );
    },
  };
  const { adopt, ...orders } = ownOrders(database, { offers, sites, now, storedUntil });
  return {
    sellsOwnProducts: true,
    capabilities: everyCapability,
    products: ownFeed(database),
    changes: ownChanges(database, now),
    offers,
    orders,
    adopt,
    content,
    importPlaceStock,
    names: (reading) => {
      const read = reading.contentOf(content);
      return read ? namesInContent(read) : namesInDatabase(database);
    },
    deleteExpired: (at) => deleteExpiredOrders(database, at),
  };
}
