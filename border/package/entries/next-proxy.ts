export { borderProxy, type BorderProxySettings } from "../next/border-proxy.ts";
