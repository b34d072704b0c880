import { inShop } from "../../platform/client/shop-address.ts";

/** For development: a restart of the server closes this connection; once it is open again, the page reloads. */
let wasOpen = false;
new EventSource(inShop("/service/dev/reload")).addEventListener("open", () => {
  if (wasOpen) location.reload();
  wasOpen = true;
});
