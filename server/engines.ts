import type { Engine } from "../commerce/engine.ts";
import { httpEngine } from "../engines/http/http-engine.ts";
import type { Slice } from "../platform/http/slice.ts";
import type { EngineOrderTables } from "../engines/own/engine-order-table.ts";
import { ownEngine } from "../engines/own/own-engine.ts";
import type { CatalogueTables } from "../engines/projection/catalogue-tables.ts";
import { followedEngine } from "../engines/projection/followed-engine.ts";
import { projectionSlice } from "../engines/projection/projection-slice.ts";
import { createSearchFeed } from "../engines/projection/search-feed.ts";
import { vendureEngine } from "../engines/vendure/vendure-engine.ts";
import type { VendureTables } from "../engines/vendure/vendure-tables.ts";
import type { CoffeeShopOptions } from "../shop/server/slices.ts";
import { isHero } from "../storefront/pictures/pictures-contract.ts";
import type { ShopKit } from "../storefront/server/shop.ts";
import { readEngineKey } from "./engine-key.ts";
import type { EngineName } from "./engine-names.ts";
import { createIndexProcess } from "./index-process.ts";

export type EngineTables = CatalogueTables & EngineOrderTables & VendureTables;

type OpenEngine = CoffeeShopOptions<EngineTables>["engine"];

/** Opens the commerce system of each value of ENGINE. */
const engines: Record<EngineName, OpenEngine> = {
  own: (kit, { storedUntil, yesNo }) => {
    const {
      database: { sql },
      sites,
      snapshotFolder: folder,
      pictureFiles,
      release: { code },
      now,
      log,
    } = kit;
    const engine = ownEngine(sql, { pictureFiles, sites, storedUntil, now });
    return {
      engine,
      names: engine.names,
      catalogue: projectionSlice(sql, {
        yesNo,
        folder,
        code,
        now,
        onError: (error, message) => log.error(error, message),
      }),
      searchFeed: createSearchFeed(sql, sites),
      externalIndexBuilder: externalIndexBuilder(kit),
    };
  },
  http: (kit, ports) => {
    const onError = (error: Error) => kit.log.error(error);
    const { url } = kit.engine;
    return followedBy(kit, httpEngine({ url, key: keyOf(kit), onError }), ports);
  },
  vendure: (kit, ports) => {
    const { url, databaseUrl } = kit.engine;
    const engine = vendureEngine(kit.database.sql, {
      url,
      key: keyOf(kit),
      databaseUrl: databaseUrl || undefined,
      markets: kit.sites.markets,
      now: kit.now,
      storedUntil: ports.storedUntil,
      onError: (error) => kit.log.error(error),
    });
    return followedBy(kit, engine, ports);
  },
};

const keyOf =
  ({ engine: { key } }: Pick<ShopKit, "engine">) =>
  () =>
    readEngineKey(key);

/** Lets the shop's tables follow a commerce system. Content of the shop may name products that it does not have: pages leave them out. */
export const followedBy = (
  kit: ShopKit<EngineTables>,
  engine: Engine & Slice,
  { yesNo }: Parameters<OpenEngine>[1],
): ReturnType<OpenEngine> => ({
  ...followedEngine(kit, engine, {
    yesNo,
    pictures: async () => [...(await kit.pictureFiles())].filter(([id]) => isHero(id)),
  }),
  names: () => ({ categories: every, products: every, tcms: every, pictures: every }),
  externalIndexBuilder: externalIndexBuilder(kit),
});

const every = { has: () => true };

/** Puts the commerce system behind the shop that the settings name. */
export const openEngine: OpenEngine = (kit, ports) =>
  engines[(kit.engine.name || "own") as EngineName](kit, ports);

const externalIndexBuilder = ({
  databaseUrl,
  snapshotFolder: folder,
  release: { code },
  sites: { languages, markets },
}: Pick<ShopKit, "databaseUrl" | "snapshotFolder" | "release" | "sites">) =>
  databaseUrl && folder
    ? createIndexProcess(databaseUrl, { folder, code, languages, markets })
    : undefined;
