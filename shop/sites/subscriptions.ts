import type { ProductKind } from "../../platform/shared/sites/site.ts";

/** Kinds of products that shoppers can order by subscription: product pages offer it and the cart takes it. */
export const subscriptionKinds: readonly ProductKind[] = ["coffee"];
