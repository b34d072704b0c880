import { arrows } from "./arrows.js";
import { builtIns } from "./built-ins.js";
import { formatters } from "./formatters.js";

export default { meta: { name: "kontor" }, rules: { arrows, "built-ins": builtIns, formatters } };
