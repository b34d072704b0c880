/**
 * Details of a test that runs at night only (`npm run test:long`): one more combination of cases that other tests try one by one,
 * or whole pages around a case that a lower test proves.
 */
export const atNight = { tag: "@night" };

/** Details of a test that runs at night only, unless `isDaily`. */
export const dailyIf = (isDaily: boolean) => (isDaily ? {} : atNight);
