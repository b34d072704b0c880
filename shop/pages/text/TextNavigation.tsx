import type { ReactNode } from "react";

export interface TextNavigationProps {
  /** Groups of pages. */
  groups: { path: string; title: string }[][];
  label: string;
  /** Address of the current page. */
  current: string;
  children: ReactNode;
}

/** Renders a page of text and, next to it, links to the other pages of its kind; in narrow layouts only the footer has them. */
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
