import Gift from "@lucide/icons/icons/gift";
import Plus from "@lucide/icons/icons/plus";
import { useRef, type ReactNode } from "react";
import { formatMoney } from "../../../platform/shared/money.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { Cart, CartChange } from "../cart-schema.ts";
import { ChangeForm } from "./ChangeForm.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { amountText } from "./cart-entries.ts";
import type { CartPartProps } from "./cart-parts.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

type CartExtrasProps = CartPartProps & { cart: Cart };

/** Free articles of campaigns: the sum still missing for each, or a button to choose it. */
export function CampaignList({
  cart: { campaigns },
  isWaiting,
  ...part
}: CartExtrasProps & {
  /** The server has not computed the sums yet. */
  isWaiting: boolean;
}) {
  const { texts, site } = part;
  if (campaigns.length === 0) return null;
  return (
    <section aria-labelledby="kontor-cart-campaigns">
      <h2 id="kontor-cart-campaigns">{texts.campaigns}</h2>
      <ul className="kontor-cart__extras">
        {campaigns.map(
          ({ campaignId, productId, title, label, url, picture, minimum, missing }) => (
            <Extra
              key={campaignId}
              picture={picture}
              title={
                <a className="kontor-cart__title" href={url}>
                  {title}
                </a>
              }
              action={
                missing === 0 && (
                  <ChangeButton
                    change={{ setFreeArticle: { productId, campaignId, remove: false } }}
                    title={title}
                    {...part}
                  >
                    <Icon icon={Gift} size={18} />
                    <span>{texts.chooseFree}</span>
                  </ChangeButton>
                )
              }
            >
              {label && <p className="kontor-soft">{label}</p>}
              {missing > 0 && <progress aria-hidden value={minimum - missing} max={minimum} />}
              <p>
                {missing > 0
                  ? fill(texts.campaignMissing, {
                      amount: amountText(isWaiting ? undefined : missing, site),
                      title,
                    })
                  : texts.campaignReached}
              </p>
            </Extra>
          ),
        )}
      </ul>
    </section>
  );
}

/** Partner products that can be added. */
export function PartnerProductList({ cart: { partnerOffers }, ...part }: CartExtrasProps) {
  const { texts, site } = part;
  if (partnerOffers.length === 0) return null;
  return (
    <section aria-labelledby="kontor-cart-partners">
      <h2 id="kontor-cart-partners">{texts.partnerOffers}</h2>
      <ul className="kontor-cart__extras">
        {partnerOffers.map(({ partnerProductId, title, hint, picture, price }) => (
          <Extra
            key={partnerProductId}
            picture={picture}
            title={<strong className="kontor-cart__title">{title}</strong>}
            action={
              <ChangeButton
                change={{ setPartnerProduct: { partnerProductId, set: true } }}
                title={title}
                {...part}
              >
                <Icon icon={Plus} size={18} />
                <span>{texts.add}</span>
              </ChangeButton>
            }
          >
            <p className="kontor-soft">{hint}</p>
            <p>
              <strong translate="no">{formatMoney(price, site)}</strong>
            </p>
          </Extra>
        ))}
      </ul>
    </section>
  );
}

interface ExtraProps {
  picture: string;
  title: ReactNode;
  action: ReactNode;
  children: ReactNode;
}

function Extra({ picture, title, action, children }: ExtraProps) {
  const element = useRef<HTMLLIElement>(null);
  useKeptFocus(element);
  return (
    <li ref={element} className="kontor-cart__extra">
      <div className="kontor-cart__picture">
        <EntryPicture base={picture} sizes="96px" />
      </div>
      <div className="kontor-cart__what">
        {title}
        {children}
      </div>
      {action}
    </li>
  );
}

interface ChangeButtonProps extends CartPartProps {
  change: CartChange;
  /** The product's title, which screen readers read with the button. */
  title: string;
  children: ReactNode;
}

/** A button that makes one change. */
function ChangeButton({ change, title, store, children }: ChangeButtonProps) {
  return (
    <ChangeForm change={change} onChange={store && (() => void store.change(change))}>
      <Button type="submit" size="small" variant="secondary">
        {children}
        <span className="kontor-hidden">{` ${title}`}</span>
      </Button>
    </ChangeForm>
  );
}
