export { borderDev, type BorderDevSettings } from "../vite/border-dev.ts";
