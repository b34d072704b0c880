import { arrows } from "./arrows.js";
import { formatters } from "./formatters.js";

export default { meta: { name: "kontor" }, rules: { arrows, formatters } };
