import { Heart, Search, X } from "lucide-react";
import { IconButton } from "./IconButton.tsx";

const large = (
  <IconButton label="Search">
    <Search aria-hidden />
  </IconButton>
);
const small = (
  <IconButton label="Close" size="small">
    <X aria-hidden />
  </IconButton>
);
const active = (
  <IconButton label="Remember" state="active">
    <Heart aria-hidden />
  </IconButton>
);
const disabled = (
  <IconButton label="Remember" state="disabled">
    <Heart aria-hidden />
  </IconButton>
);

export const examples = { large, small, active, disabled };
