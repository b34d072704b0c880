import { Button } from "../../../platform/ui/Button.tsx";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { wishlistPaths } from "../../shop-paths.ts";
import { heart } from "../../wishlist/heart.ts";
import { wishFields } from "../../wishlist/wishlist-contract.ts";

/** Renders the button that adds a product to the wish list, as a form. A script shows whether it is there, and removes it again. */
export function WishButton({ product, text }: { product: number; text: string }) {
  return (
    <form className="kontor-wish" method="post" action={wishlistPaths.own} data-wish={product}>
      <input type="hidden" name={wishFields.product} value={product} />
      <Button type="submit" variant="secondary" name={wishFields.step} value="add">
        <Icon icon={heart} size={20} />
        <span>{text}</span>
      </Button>
    </form>
  );
}
