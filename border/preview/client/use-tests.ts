import { useEffect, useEffectEvent, useState } from "react";
import { panelTexts, type PreviewTest } from "../preview-contract.ts";

/** The A/B tests of a moment, or the reason why there are none yet. */
export type LoadedTests =
  | { status: "loading" }
  | { status: "failed" }
  | { status: "loaded"; tests: PreviewTest[] };

/** Loads the tests when the moment changes; without a moment the last ones stay. */
export function useTests(
  moment: Date | undefined,
  testsAt: (moment: Date) => Promise<PreviewTest[]>,
): LoadedTests {
  const key = moment?.getTime();
  const [loaded, setLoaded] = useState<{ key?: number; list: LoadedTests }>({
    list: { status: "loading" },
  });
  const load = useEffectEvent(() => {
    if (!moment) return undefined;
    let isWanted = true;
    const show = (list: LoadedTests) => isWanted && setLoaded({ key, list });
    testsAt(moment).then(
      (tests) => show({ status: "loaded", tests }),
      (error: unknown) => {
        console.error(error);
        show({ status: "failed" });
      },
    );
    return () => {
      isWanted = false;
    };
  });
  useEffect(() => load(), [key]);
  return key === undefined || key === loaded.key ? loaded.list : { status: "loading" };
}

export function testsMessage(list: LoadedTests): string {
  if (list.status === "loading") return panelTexts.loadingTests;
  if (list.status === "failed") return panelTexts.testsFailed;
  return list.tests.length > 0 ? panelTexts.testsFound : panelTexts.noTests;
}
