import Heart from "@lucide/icons/icons/heart";
import Search from "@lucide/icons/icons/search";
import X from "@lucide/icons/icons/x";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

const large = (
  <IconButton label="Search">
    <Icon icon={Search} />
  </IconButton>
);
const small = (
  <IconButton label="Close" size="small">
    <Icon icon={X} />
  </IconButton>
);
const active = (
  <IconButton label="Remember" state="active">
    <Icon icon={Heart} />
  </IconButton>
);
const disabled = (
  <IconButton label="Remember" state="disabled">
    <Icon icon={Heart} />
  </IconButton>
);

export const examples = { large, small, active, disabled };
