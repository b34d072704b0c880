import { useSyncExternalStore } from "react";

/** A value of the page that changes with events of window, and is read when a component first needs it. */
export interface PageState<T> {
  read(): T;
  set(value: T): void;
  subscribe(onChange: () => void): () => void;
}

/** Creates a state of the page. `start` is called once, in a browser, and returns the first value. */
export function pageState<T>(start: () => T): PageState<T> {
  const listeners = new Set<() => void>();
  let isStarted = false;
  let value: T;
  return {
    read() {
      if (!isStarted) {
        isStarted = true;
        value = start();
      }
      return value;
    },
    set(changed) {
      isStarted = true;
      value = changed;
      for (const listener of listeners) listener();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Renders a component again when a state changes. On a server, and while React hydrates, it has the value `before`. */
export const usePageState = <T>(state: PageState<T>, before: T): T =>
  useSyncExternalStore(state.subscribe, state.read, () => before);
