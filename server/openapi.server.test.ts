import swagger from "@fastify/swagger";
import { expect, test } from "vitest";
import { openTestShop } from "../tests/support/shop.ts";

test("docs/openapi.json says what the server does (npm run openapi writes it)", async () => {
  const shop = await openTestShop({
    onCreate: async (app) => {
      await app.register(swagger, {
        openapi: {
          info: {
            title: "Kontor",
            version: "1",
            description: "Page border, cart and search of the Kontor shops.",
          },
        },
      });
    },
  });
  await shop.app.ready();
  const description = JSON.stringify(shop.app.swagger(), null, 2) + "\n";
  await shop.close();
  await expect(description).toMatchFileSnapshot("../docs/openapi.json");
});
