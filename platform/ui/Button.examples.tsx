import ShoppingBag from "@lucide/icons/icons/shopping-bag";
import { Button } from "./Button.tsx";
import { Icon } from "./Icon.tsx";

const primary = <Button>Put in the cart</Button>;
const secondary = <Button variant="secondary">Continue shopping</Button>;
const activating = <Button variant="activating">Discover the new harvest</Button>;
const sale = <Button variant="sale">To the reductions</Button>;
const community = <Button variant="community">Join the tasting circle</Button>;
const sizes = (
  <div className="gallery-row">
    <Button size="small">Small</Button>
    <Button>Medium</Button>
    <Button size="large">Large</Button>
  </div>
);
const withIcon = (
  <Button>
    <Icon icon={ShoppingBag} size={20} />
    <span>Put in the cart</span>
  </Button>
);
const link = (
  <Button href="#Button/link" variant="secondary">
    All coffees
  </Button>
);
const loading = <Button state="loading">Being added</Button>;
const disabled = <Button isDisabled>Sold out</Button>;
const blockedLinks = (
  <div className="gallery-row">
    <Button href="#Button" state="loading">
      Loading
    </Button>
    <Button href="#Button" isDisabled>
      Not available
    </Button>
  </div>
);
const inTheBorder = (
  <div data-kontor="header">
    <Button size="small">Looks the same in header and footer</Button>
  </div>
);

export const examples = {
  primary,
  secondary,
  activating,
  sale,
  community,
  sizes,
  withIcon,
  link,
  loading,
  disabled,
  blockedLinks,
  inTheBorder,
};
