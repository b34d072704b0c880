import { siteCodes } from "../../shop/sites/site-codes.ts";

/** Returns a description of schemas that says which codes the format `site` allows in this shop. */
export const withNamedSites = (description: unknown): unknown =>
  JSON.parse(JSON.stringify(description), (_, value: unknown) =>
    value instanceof Object && "format" in value && value.format === "site"
      ? { enum: siteCodes, type: "string" }
      : value,
  );
