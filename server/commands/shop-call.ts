import type { Static, TSchema } from "typebox";
import type { OpenedShop } from "../shop.ts";

/**
 * A function of the shop that a command calls, in the process of the shop that runs or in its own. Request and answer are sent as
 * JSON.
 */
export interface ShopCall<Request extends TSchema = TSchema, Answer extends TSchema = TSchema> {
  name: string;
  request: Request;
  answer: Answer;
  /** Throws a ContentError for mistakes in files. */
  run(request: Static<Request>, shop: OpenedShop): Promise<Static<Answer>>;
}

/** Declares a call, whose types follow from its schemas. */
export const shopCall = <Request extends TSchema, Answer extends TSchema>(
  call: ShopCall<Request, Answer>,
) => call;
