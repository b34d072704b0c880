/**
 * Details of a test that runs at night only (`npm run test:long`), unless `isDaily`: one more combination of what other tests try
 * one by one.
 */
export const dailyIf = (isDaily: boolean) => ({ tag: isDaily ? [] : "@night" });
