import ChevronDown from "@lucide/icons/icons/chevron-down";
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

/**
 * The categories below an item, in columns: those of the next level are open, with all their children in sight, and deeper ones that lead
 * to the current page. Selecting one closes it, or opens it again.
 */
export function DrillDown({ id, node, path }: DrillDownProps) {
  const { texts, pageSegment } = useNavigation();
  const branch = activeBranch(node.children, pageSegment);
  const [open, setOpen] = useState(() => [...node.children, ...branch]);
  const depth = [node, ...branch].findLastIndex(({ teaser }) => teaser);
  const teaser = [node, ...branch][depth]?.teaser;
  const toggle = (child: NavigationNode) =>
    setOpen(open.includes(child) ? open.filter((each) => each !== child) : [...open, child]);
  return (
    <div className="kontor-navigation__drill-down">
      <ul className="kontor-navigation__list" hidden={node.children.length === 0}>
        {node.children.map((child, index) => item(child, path, `${id}-${index}`))}
      </ul>
      {teaser && (
        <Teasers
          title={teaser.title}
          teasers={teaser.list}
          path={[...path, ...branch.slice(0, depth).map(({ title }) => title)]}
        />
      )}
    </div>
  );

  function item(child: NavigationNode, above: string[], listId: string) {
    const { title, href, target, children } = child;
    const pathOfChild = [...above, title];
    const isOpen = open.includes(child);
    if (children.length === 0)
      return (
        <li key={listId}>
          <NavigationLink href={href} target={target} path={pathOfChild}>
            {title}
          </NavigationLink>
        </li>
      );
    return (
      <li key={listId} data-group>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => toggle(child)}
        >
          <span>{title}</span>
          <Icon icon={ChevronDown} size={16} />
        </button>
        <ul id={listId} className="kontor-navigation__list" hidden={!isOpen}>
          {children.map((each, index) => item(each, pathOfChild, `${listId}-${index}`))}
          <li>
            <NavigationLink href={href} target={target} path={pathOfChild}>
              <strong>{fill(texts.allOf, { title })}</strong>
            </NavigationLink>
          </li>
        </ul>
      </li>
    );
  }
}
