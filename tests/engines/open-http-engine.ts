import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { httpEngine } from "../../engines/http/http-engine.ts";
import { createReferenceEngine } from "../../engines/http/reference/reference-engine.js";
import { openTestShop } from "../support/shop.ts";
import { createClock, fixtureCatalogue, opened, type OpenEngine } from "./engines-under-test.ts";
import { asSent, httpAdmin } from "./http-admin.ts";
import { follow } from "./projection.ts";

/** The key of engines in tests. */
export const engineKey = "a-key-of-an-engine-that-is-for-tests-alone-0123";

/** The reference engine with the fixture, on a port of this machine; the shop follows its changes. */
export const openHttpEngine: OpenEngine = async () => {
  const clock = createClock();
  const reference = createReferenceEngine({
    catalogue: asSent(fixtureCatalogue),
    key: engineKey,
    now: clock.now,
  });
  const { server } = reference;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const engine = httpEngine({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key: engineKey,
    onError: console.error,
  });
  const shop = await openTestShop({ now: clock.now });
  const stop = await follow(shop.services.database.sql, engine);
  return opened(shop, engine, httpAdmin(reference), clock, async () => {
    await stop();
    server.close();
    server.closeAllConnections();
  });
};
