import type { ProductKind } from "../../platform/shared/sites/site.ts";

/**
 * Kinds of products that shoppers can order by subscription: then product pages offer it and the cart takes it. The checkout has to
 * be able to order a subscription first; then "coffee" goes in here.
 */
export const subscriptionKinds: readonly ProductKind[] = [];
