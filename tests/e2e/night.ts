/**
 * Details of a test that runs at night only (`npm run test:long`): one more combination of what other tests try one by one, or whole
 * pages around what a lower test proves.
 */
export const atNight = { tag: "@night" };

/** Details of a test that runs at night only, unless `isDaily`. */
export const dailyIf = (isDaily: boolean) => (isDaily ? {} : atNight);
