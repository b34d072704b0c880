import type { Static, TSchema } from "typebox";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { BorderTables } from "../../storefront/server/border-tables.ts";
import type { OpenedShopOf } from "../../storefront/server/services.ts";
import type { ShopSlices, StorefrontSite } from "../../storefront/server/shop.ts";
import { UsageError } from "../usage-error.ts";

type CalledTables = BorderTables & CatalogueTables;

/** A shop as a command sees it: with the slices that the command needs. */
export interface CalledShop<
  Named = object,
  Content extends StorefrontSite = StorefrontSite,
> extends Omit<OpenedShopOf<ShopSlices, CalledTables>, "named" | "sites"> {
  named: Named;
  sites: Record<SiteCode, Content>;
}

/**
 * A function of the shop that a command calls, in the process of the shop that runs or in its own. Request and answer are sent as
 * JSON.
 */
export interface ShopCall<
  Request extends TSchema = TSchema,
  Answer extends TSchema = TSchema,
  Named = object,
  Content extends StorefrontSite = StorefrontSite,
> {
  name: string;
  request: Request;
  answer: Answer;
  /** The slices that it needs, which a shop may lack. */
  needs: readonly string[];
  /** Throws a ContentError for mistakes in files. */
  run(request: Static<Request>, shop: CalledShop<Named, Content>): Promise<Static<Answer>>;
}

/** Declares a call, whose types follow from its schemas and the slices that it needs. */
export const shopCall =
  <Named = object, Content extends StorefrontSite = StorefrontSite>() =>
  <Request extends TSchema, Answer extends TSchema>(
    call: ShopCall<Request, Answer, Named, Content> & { needs: readonly (keyof Named)[] },
  ) =>
    call;

/** Executes a call. Throws a UsageError in a shop that lacks a slice. */
export async function runCall<Request extends TSchema, Answer extends TSchema>(
  { name, needs, run }: ShopCall<Request, Answer>,
  request: Static<Request>,
  shop: CalledShop,
): Promise<Static<Answer>> {
  const missing = needs.find((slice) => !(slice in shop.named));
  if (missing) throw new UsageError(`npm run ${name} needs ${missing}, which this shop has not.`);
  return run(request, shop);
}
