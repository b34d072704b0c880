import "../../shop.css";
import "./order-payment.entry.css";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { examples } from "./OrderPayment.examples.tsx";

test.each(["onInvoice", "swissCode", "variableSymbol"] as const)(
  "where there is room the code stands beside the data of the transfer, however short its texts are: %s",
  async (name) => {
    await page.viewport(1000, 800);
    const shown = show(<div className="kontor-panel">{examples[name]}</div>);
    const [facts, code] = [...shown.querySelector(".kontor-payment__ways")!.children].map((part) =>
      part.getBoundingClientRect(),
    );
    expect(code!.left).toBeGreaterThan(facts!.right);
    expect(code!.top).toBe(facts!.top);
  },
);
