import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { fixtureCatalogue } from "../../commerce/conformance/fixture.ts";
import { asSent } from "../../engines/http/check/check-engine.ts";
import { createReferenceEngine } from "../../engines/http/reference/reference-engine.js";
import { openTestShop } from "../support/shop.ts";
import { createClock, opened, type OpenEngine } from "./engines-under-test.ts";
import { httpAdmin } from "./http-admin.ts";

/** The key of engines in tests. */
export const engineKey = "a-key-of-an-engine-that-is-for-tests-alone-0123";

/** The shop on the reference engine, which has the fixture, over a port of this machine. */
export const openHttpEngine: OpenEngine = async () => {
  const clock = createClock();
  const reference = createReferenceEngine({
    catalogue: asSent(fixtureCatalogue),
    key: engineKey,
    now: clock.now,
  });
  const { server } = reference;
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shop = await openTestShop({ now: clock.now, engine: { url, key: engineKey } });
  const admin = httpAdmin(reference);
  return {
    ...opened(shop, shop.services.engine, admin, clock, async () => {}),
    async close() {
      await shop.close();
      server.closeAllConnections();
      server.close();
    },
  };
};
