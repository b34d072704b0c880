import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { fill } from "../../../shared/words.ts";
import { entryOf, type Entry } from "./navigation-entries.ts";
import { navigationEvent, NavigationLink, useNavigation } from "./NavigationLink.tsx";
import { Teasers, Themeworlds } from "./Teasers.tsx";

export interface NavigationDrawerProps {
  id: string;
  entries: (Entry & { isActive?: boolean })[];
  onClose: () => void;
}

/** Lists that were gone into, and which of its items each was. */
type Steps = { entry: Entry; position: number }[];

/** The navigation of narrow layouts: one list at a time, each slides over the one before. */
export function NavigationDrawer({ id, entries, onClose }: NavigationDrawerProps) {
  const { texts, track } = useNavigation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [{ steps, move, focus }, go] = useState<{
    steps: Steps;
    move?: "in" | "out";
    /** Where the focus goes when the list is there. */
    focus?: string;
  }>({ steps: [] });
  const current = steps.at(-1)?.entry;
  const path = steps.map(({ entry }) => entry.title);
  const content = current?.content;
  const node = content?.kind === "category" ? content.node : undefined;

  useEffect(() => dialog.current?.showModal(), []);
  useLayoutEffect(() => {
    if (focus) dialog.current?.querySelector<HTMLElement>(focus)?.focus();
  }, [focus, steps]);

  function enter(entry: Entry, position: number) {
    go({ steps: [...steps, { entry, position }], move: "in", focus: "[data-back]" });
    track?.(navigationEvent("open", [...path, entry.title]));
  }

  function goBack() {
    const focusedBefore = `[data-position="${steps.at(-1)?.position}"]`;
    go({ steps: steps.slice(0, -1), move: "out", focus: focusedBefore });
  }

  return (
    <dialog
      ref={dialog}
      id={id}
      className="kontor-navigation__drawer"
      aria-label={texts.navigation}
      onClose={onClose}
      // What is hit beside the content is the dialog itself or what lies behind it.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className="kontor-navigation__bar">
        {current ? (
          <button type="button" data-back onClick={goBack}>
            <ChevronLeft aria-hidden size={20} />
            {texts.back}
          </button>
        ) : (
          <strong>{texts.navigation}</strong>
        )}
        <button type="button" aria-label={texts.close} onClick={onClose}>
          <X aria-hidden size={22} />
        </button>
      </div>
      <nav
        key={path.join(">")}
        className="kontor-navigation__level"
        aria-label={current?.title ?? texts.navigation}
        data-move={move}
      >
        {current && (
          <NavigationLink
            href={current.href}
            target={current.target}
            path={path}
            className="kontor-navigation__heading"
          >
            {fill(texts.allOf, { title: current.title })}
          </NavigationLink>
        )}
        <ul className="kontor-navigation__list" hidden={content?.kind === "themeworlds"}>
          {(node?.children.map(entryOf) ?? (current ? [] : entries)).map(
            (entry: NavigationDrawerProps["entries"][number], position) => (
              <li key={position}>
                {entry.content && entry.content.kind !== "loading" ? (
                  <button
                    type="button"
                    data-position={position}
                    aria-current={entry.isActive || undefined}
                    onClick={() => enter(entry, position)}
                  >
                    {entry.title}
                    <ChevronRight aria-hidden size={18} />
                  </button>
                ) : (
                  <NavigationLink
                    href={entry.href}
                    target={entry.target}
                    path={[...path, entry.title]}
                    {...(entry.isActive && { "aria-current": true })}
                  >
                    {entry.title}
                  </NavigationLink>
                )}
              </li>
            ),
          )}
        </ul>
        {content?.kind === "themeworlds" && (
          <Themeworlds themeworlds={content.themeworlds} path={path} />
        )}
        {node?.teaser && (
          <Teasers title={node.teaser.title} teasers={node.teaser.list} path={path} />
        )}
      </nav>
    </dialog>
  );
}
