import type { HeaderLink } from "../../../platform/shared/header-link.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";

/** A link of a shop's own slice. */
export function FurtherLink({ name, url, text, icon, hasCount }: HeaderLink) {
  return (
    <a className="kontor-header__link" href={url} data-kontor-link={name}>
      <Icon icon={icon} size={22} strokeWidth={1.6} />
      <span>{hasCount ? `${text} ` : text}</span>
      {hasCount && (
        <b className="kontor-header__count" translate="no" data-kontor-link-count={name} />
      )}
    </a>
  );
}
