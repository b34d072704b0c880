import { useEffect, useState } from "react";
import type { NavigationNode, ThemeworldNavigation } from "../navigation-schema.ts";
import { readNavigationAnswer, readThemeworlds } from "./read-answers.ts";

/** The content of first-level items: null when it could not be loaded. */
export interface NavigationSource {
  navigation: Promise<NavigationNode[] | null>;
  themeworlds: Promise<ThemeworldNavigation | null>;
}

export interface NavigationData {
  /** Undefined while it loads. */
  navigation?: NavigationNode[] | null;
  themeworlds?: ThemeworldNavigation | null;
}

/** Creates a source from the responses to `navigationReads`, in their order. */
export function navigationSource([tree, themeworlds]: Promise<unknown>[]): NavigationSource {
  return {
    navigation: contentOf(tree, (data) => {
      const nodes = readNavigationAnswer(data);
      return nodes.length > 0 ? nodes : null;
    }),
    themeworlds: contentOf(themeworlds, (data) => readThemeworlds(data) ?? null),
  };
}

async function contentOf<T>(
  response: Promise<unknown> | undefined,
  parse: (data: unknown) => T | null,
): Promise<T | null> {
  try {
    const found = parse(await response);
    if (!found) throw new Error("The answer has nothing to show");
    return found;
  } catch (error) {
    console.error("The navigation has no flyouts:", error);
    return null;
  }
}

/** Loads the content of the items; without a source (on the server) they have none. */
export function useNavigationData(source?: NavigationSource): NavigationData {
  const [data, setData] = useState<NavigationData>(
    source ? {} : { navigation: null, themeworlds: null },
  );
  useEffect(() => {
    const take = (part: NavigationData) => setData((before) => ({ ...before, ...part }));
    void source?.navigation.then((navigation) => take({ navigation }));
    void source?.themeworlds.then((themeworlds) => take({ themeworlds }));
  }, [source]);
  return data;
}
