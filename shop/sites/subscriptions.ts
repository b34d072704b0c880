/**
 * Whether shoppers can order coffee by subscription: then product pages offer it and the cart takes it. The checkout has to be able
 * to order a subscription first.
 */
export const takesSubscriptions = false;
