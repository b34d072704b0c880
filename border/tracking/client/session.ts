import { jsonText } from "../../../platform/shared/json-text.ts";
import { sessionKey, sessionTimeout } from "../tracking-contract.ts";
import { randomName } from "./random-names.ts";

interface Session {
  name: string;
  /** The time of the session's last event. */
  last: number;
}

export type SessionStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns the stored session, if there is one. */
export function storedSession(storage: Pick<Storage, "getItem"> | undefined): Session | undefined {
  try {
    const stored = JSON.parse(storage!.getItem(sessionKey)!) as Session;
    return stored.name && stored.last >= 0 ? stored : undefined;
  } catch {
    // None is stored yet, or a script of the host has stored something else.
    return undefined;
  }
}

/** The session that all tabs of the browser share. As in GA4, it ends after half an hour without an event. */
export function createSession(storage: SessionStorage | undefined) {
  /** Where nothing can be stored, the page has its own session. */
  let own: Session | undefined;

  return {
    /** Returns the name of the session for an event that happens now. */
    name(): string {
      const last = Date.now();
      const known = storedSession(storage) ?? own;
      const goesOn = known && Math.abs(last - known.last) < sessionTimeout;
      own = { name: goesOn ? known.name : randomName(), last };
      try {
        storage?.setItem(sessionKey, jsonText(own));
      } catch {
        // The storage is full: the page continues with the session in its memory.
      }
      return own.name;
    },
    /** Call when the shopper does not allow it. */
    forget() {
      own = undefined;
      storage?.removeItem(sessionKey);
    },
  };
}
