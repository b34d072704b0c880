import { formatAmount } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import type { BeanOffer } from "../../orders/spent-beans.ts";
import { checkoutBeansPath } from "../../shop-paths.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";

export interface SpendBeansProps {
  site: Pick<Site, "locale" | "currency">;
  texts: Pick<SiteTexts, "customerCard">;
  beans: BeanOffer;
  /** Mark of the shopper who is shown the form. */
  owner: string;
}

/** Maximum numbers of lots that are listed, besides the chosen one. */
const maxChoices = 20;

/** Lets a customer choose how many beans of their card the order spends. */
export function SpendBeans({ site, texts, beans, owner }: SpendBeansProps) {
  const { spend } = texts.customerCard;
  const { balance, lot, maxLots, lots } = beans;
  const money = (count: number) => formatAmount(count * lot.amount, site);
  const choices = lotChoices(maxLots, lots);
  return (
    <section className="kontor-panel kontor-review__beans" aria-labelledby="spend-beans">
      <h2 id="spend-beans">{spend.title}</h2>
      <p>{plural(spend.balance, balance, site.locale)}</p>
      {maxLots === 0 ? (
        <p className="kontor-soft">{fill(spend.tooFew, { beans: lot.beans, amount: money(1) })}</p>
      ) : (
        <form className="kontor-form" method="post" action={checkoutBeansPath}>
          <input type="hidden" name="owner" value={owner} />
          <Select
            id="bean-lots"
            name="lots"
            label={spend.label}
            defaultValue={String(lots)}
            options={choices.map((count) => ({
              value: String(count),
              text:
                count === 0
                  ? spend.none
                  : fill(plural(spend.option, count * lot.beans, site.locale), {
                      amount: money(count),
                    }),
            }))}
          />
          <div>
            <Button type="submit" variant="secondary">
              {spend.button}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** Returns the numbers of lots to choose from: none, the smallest ones, the chosen and the largest. */
function lotChoices(maxLots: number, chosen: number): number[] {
  const smallest = Array.from({ length: Math.min(maxLots, maxChoices) + 1 }, (_, count) => count);
  return [...new Set([...smallest, chosen, maxLots])].toSorted((one, other) => one - other);
}
