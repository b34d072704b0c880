import type { ReactNode } from "react";

export interface TextNavigationProps {
  /** Groups of pages. */
  groups: { path: string; title: string }[][];
  label: string;
  /** Address of the page that is shown. */
  current: string;
  children: ReactNode;
}

/** A page of text, then the other pages of its kind: at its side, and in narrow layouts in the footer. */
export function TextNavigation({ groups, label, current, children }: TextNavigationProps) {
  return (
    <div className="kontor-guide">
      <div>{children}</div>
      <nav aria-label={label}>
        {groups.map((group, index) => (
          <ul key={index}>
            {group.map(({ path, title }) => (
              <li key={path}>
                <a href={path} aria-current={path === current ? "page" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}
