import { expect, test } from "vitest";
import { listen } from "../../../tests/hosts/listen.ts";
import { replaceClaimedAddresses } from "./client-address.ts";

test("a request arrives once with the address of its connection, whatever it claims and however its path is written", async () => {
  replaceClaimedAddresses();
  replaceClaimedAddresses();
  const host = await listen(({ headers }, response) =>
    response.end(`${headers["x-forwarded-for"]} ${headers["x-forwarded-proto"]}`),
  );
  const headers = { "x-forwarded-for": "192.0.2.1", "x-forwarded-proto": "https" };
  for (const path of ["/account", "/account.rsc", "/_next/data/a/account.json"])
    expect(await (await fetch(host.origin + path, { headers })).text()).toBe("127.0.0.1 undefined");
  await host.stop();
});
