import { accountCases } from "./account-cases.ts";
import { cartCases } from "./cart-cases.ts";
import { cartCookieCases } from "./cart-cookie-cases.ts";
import { changeCases } from "./change-cases.ts";
import { checkoutCases } from "./checkout-cases.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import type { ConformanceGroup } from "./conformance-case.ts";
import { feedCases } from "./feed-cases.ts";
import { listCases } from "./list-cases.ts";
import { offerCases } from "./offer-cases.ts";
import { orderCases } from "./order-cases.ts";
import { placeCases } from "./place-cases.ts";
import { readerCases } from "./reader-cases.ts";
import { searchCases } from "./search-cases.ts";
import { voucherCases } from "./voucher-cases.ts";

/** Cases that an engine keeps itself, and those that the shop keeps in front of any engine. */
export const conformanceGroups: {
  ofEngine: ConformanceGroup<EngineAlone>[];
  ofShop: ConformanceGroup[];
} = {
  ofEngine: [feedCases, changeCases, readerCases, offerCases, orderCases, placeCases],
  ofShop: [
    listCases,
    searchCases,
    cartCases,
    cartCookieCases,
    voucherCases,
    checkoutCases,
    accountCases,
  ],
};
