import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { Picture } from "../../../storefront/pictures/client/Picture.tsx";
import { pictureBase } from "../../../storefront/pictures/pictures-contract.ts";
import { subscriptionPaths } from "../../shop-paths.ts";
import type { CoffeeSubscriptionTexts } from "../../sites/coffee-subscription-texts.ts";

/** Shows the chosen coffee, with links to its other grinds and to other coffees. */
export function SubscriptionCoffee({
  product,
  texts: { form, otherCoffee },
}: {
  product: ProductDetails;
  texts: CoffeeSubscriptionTexts;
}) {
  const [picture] = product.pictures;
  return (
    <div className="kontor-subscribe__coffee-head">
      {picture && (
        <Picture
          base={pictureBase(picture)}
          alt=""
          sizes="(width < 48em) 40vw, 16rem"
          maxWidth={640}
        />
      )}
      <div>
        <p className="kontor-soft">{form.title}</p>
        <h1>{product.name}</h1>
        <p>{product.lead}</p>
        {product.choice && (
          <p className="kontor-subscribe__grinds">
            <span>{product.choice.label}</span>
            {product.choice.options.map((option) =>
              option.number === product.number ? (
                <strong key={option.number}>{option.label}</strong>
              ) : (
                <a
                  key={option.number}
                  href={`${subscriptionPaths.page}?product=${option.number}#subscription`}
                >
                  {option.label}
                </a>
              ),
            )}
          </p>
        )}
        <p>
          <a className="kontor-link" href="#coffees">
            {otherCoffee}
          </a>
        </p>
      </div>
    </div>
  );
}
