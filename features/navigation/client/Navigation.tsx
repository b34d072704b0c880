import type { SiteCode } from "../../../shared/site.ts";
import type { NavigationItem, NavigationTexts } from "../navigation-contract.ts";

export interface NavigationProps {
  /** Beginning of every id inside. */
  id: string;
  site: SiteCode;
  texts: NavigationTexts;
  items: NavigationItem[];
}

/** The main navigation: plain links that open flyouts once the script has them. */
export function Navigation({ texts, items }: NavigationProps) {
  return (
    <nav className="kontor-navigation" aria-label={texts.navigation}>
      <ul>
        {items.map(({ href, title, target }) => (
          <li key={href}>
            <a href={href} target={target}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
