import ChevronRight from "@lucide/icons/icons/chevron-right";
import { useState } from "react";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import type { NavigationNode } from "../navigation-schema.ts";
import { NavigationLink, useNavigation } from "./NavigationLink.tsx";
import { Teasers } from "./Teasers.tsx";
import { activeBranch } from "./navigation-entries.ts";

export interface DrillDownProps {
  id: string;
  node: NavigationNode;
  path: string[];
}

/** Adjacent lists: selecting an item shows its children in the next list. */
export function DrillDown({ id, node, path }: DrillDownProps) {
  const { texts, pageSegment } = useNavigation();
  /** The selected item of each list, from the first one on; initially the path to the current page. */
  const [selected, setSelected] = useState(() =>
    activeBranch(node.children, pageSegment).filter(({ children }) => children.length > 0),
  );
  const lists = [node, ...selected];
  const pathOf = (depth: number) => [
    ...path,
    ...selected.slice(0, depth).map(({ title }) => title),
  ];
  const teaserDepth = lists.findLastIndex(({ teaser }) => teaser);
  const teaser = lists[teaserDepth]?.teaser;
  return (
    <div className="kontor-navigation__drill-down">
      {lists.map(({ title, href, target, children }, depth) => (
        <ul
          key={`${depth} ${href}`}
          id={`${id}-list-${depth}`}
          className="kontor-navigation__list"
          hidden={children.length === 0}
        >
          {depth > 0 && (
            <li>
              <NavigationLink href={href} target={target} path={pathOf(depth)}>
                <strong>{fill(texts.allOf, { title })}</strong>
              </NavigationLink>
            </li>
          )}
          {children.map((child, index) => (
            <li key={index}>
              {child.children.length > 0 ? (
                <button
                  type="button"
                  aria-expanded={selected[depth] === child}
                  aria-controls={selected[depth] === child ? `${id}-list-${depth + 1}` : undefined}
                  onClick={() =>
                    setSelected([
                      ...selected.slice(0, depth),
                      ...(selected[depth] === child ? [] : [child]),
                    ])
                  }
                >
                  <span>{child.title}</span>
                  <Icon icon={ChevronRight} size={16} />
                </button>
              ) : (
                <NavigationLink
                  href={child.href}
                  target={child.target}
                  path={[...pathOf(depth), child.title]}
                >
                  {child.title}
                </NavigationLink>
              )}
            </li>
          ))}
        </ul>
      ))}
      {teaser && <Teasers title={teaser.title} teasers={teaser.list} path={pathOf(teaserDepth)} />}
    </div>
  );
}
