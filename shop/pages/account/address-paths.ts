import { customerPaths } from "../../shop-paths.ts";

export const newAddressPath = `${customerPaths.addresses}/new`;

/** The page of an address, as a route. */
export const addressPath = `${customerPaths.addresses}/:id` as const;
