import type { EngineAdmin } from "../../commerce/conformance/engine-under-test.ts";
import { productsOf } from "../../commerce/memory/stored-products.ts";
import { productOf } from "../../engines/http/http-feed.ts";
import { asSent } from "../../engines/http/check/check-engine.ts";
import type { createReferenceEngine } from "../../engines/http/reference/reference-engine.js";
import { memoryAdmin } from "./memory-admin.ts";

/** Changes the reference engine as the engine in memory is changed. */
export const httpAdmin = ({
  edit,
}: Pick<ReturnType<typeof createReferenceEngine>, "edit">): EngineAdmin =>
  memoryAdmin({
    edit: (change) =>
      edit((state) => {
        const products = productsOf(state.products.map(productOf));
        const categories = new Map(state.categories.map((each) => [each.id, each]));
        change({ products, categories });
        Object.assign(
          state,
          asSent({ products: [...products.values()], categories: [...categories.values()] }),
        );
      }),
  });
