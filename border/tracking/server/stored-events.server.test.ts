import { expect, test } from "vitest";
import { openCollector } from "../../../tests/support/collector.ts";
import { batchAt, eventAt } from "../../../tests/support/tracked-events.ts";

const { now, pass, event, batch, publish, stored } = await openCollector();

test("an event is stored once, however often it is sent, even twice in one batch", async () => {
  const [one, other] = [event(), event()];
  expect((await publish(batch([one, other, one]))).response).toEqual({
    accepted: [one.id, other.id],
    duplicate: [one.id],
    rejected: [],
  });
  pass(200 * 86_400_000);
  expect((await publish(batch([one]))).response).toEqual({
    accepted: [],
    duplicate: [one.id],
    rejected: [],
  });
  expect(await stored(one.id)).toHaveLength(1);
});

test("an event is stored with its day, its sender's browser family and network, and no more", async () => {
  const sent = event({ tests: "headline:b" });
  const more = { visitor: "visitor-1", session: "session-1" };
  await publish(batch([sent], more), {
    "user-agent":
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ida@example.com",
  });
  expect(await stored(sent.id)).toEqual([
    {
      day: "2026-11-25",
      id: sent.id,
      site: "DE",
      name: "LeadData",
      version: 1,
      time: new Date(now()),
      received: new Date(now()),
      client: "5.1.2",
      tab: sent.tab,
      sequence: sent.sequence,
      page: sent.page,
      ...more,
      consent: "C0001,C0002",
      tests: "headline:b",
      browser: "Firefox",
      is_bot: false,
      network: "127.0.0.0",
      data: sent.data,
    },
  ]);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140 Safari/537", "Chrome"],
  ["ida@example.com/1 x", ""],
])(
  "an event of the user agent $0 is stored with the browser family $1",
  async (userAgent, browser) => {
    const sent = event();
    await publish(batch([sent]), { "user-agent": userAgent });
    expect(await stored(sent.id)).toMatchObject([{ browser, is_bot: browser !== "" }]);
  },
);

test("of events that arrive concurrently each gets its own outcome", async () => {
  const good = Array.from({ length: 64 }, () => event());
  const sent = await Promise.all(
    good.map((each, index) =>
      publish(batch([each, { ...event(), version: 7 }, ...(index % 2 ? [good[0]] : [])])),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(good.map(() => 200));
  const accepted = sent.flatMap(({ response }) => response.accepted);
  expect(accepted.toSorted()).toEqual(good.map(({ id }) => id).toSorted());
  expect(sent.flatMap(({ response }) => response.duplicate)).toHaveLength(32);
  expect(sent.flatMap(({ response }) => response.rejected)).toHaveLength(64);
});

test.each([
  ["1970", "00000000-0000-7000-8000-000000000000"],
  ["2007", "01100000-0000-7000-8000-000000000000"],
  ["the end of its 48 bits", "ffffffff-ffff-7fff-8fff-ffffffffffff"],
])("an event with an id of %s is stored once", async (_year, id) => {
  const sent = event({ id });
  expect((await publish(batch([sent]))).response.accepted).toEqual([id]);
  expect((await publish(batch([sent]))).response.duplicate).toEqual([id]);
});

test("an event has the time at which it happened, whatever the browser's clock says", async () => {
  const dead = Date.UTC(1970, 0, 1, 0, 5);
  const sent = eventAt(dead - 60_000);
  await publish(batchAt(dead, [sent]));
  expect(await stored(sent.id)).toMatchObject([{ time: new Date(now() - 60_000) }]);
  const ahead = event({ time: now() + 3_600_000 });
  await publish(batch([ahead]));
  expect(await stored(ahead.id)).toMatchObject([{ time: new Date(now()) }]);
});

test.each(["ida@example.com", "from%20ida%40example.com"])(
  "the e-mail address in %j is masked, and the event stored",
  async (text) => {
    const one = event({ data: { subject: "newsletter", origin: text } });
    await publish(batch([one]));
    expect(await stored(one.id)).toMatchObject([
      { data: { subject: "newsletter", origin: "(e-mail address)" } },
    ]);
  },
);

test("tracked addresses are stored without parameters that may be personal", async () => {
  const sent = event({
    name: "InitialPageData",
    data: {
      page_type: "home",
      path: "/a-p1.html?utm_source=mail&email=ida@example.com#ida",
      language: "de",
      environment: "production",
      device: "no mobile",
      screen_cluster: "l",
      referrer: "https://example.com/?q=gift&token=1",
    },
  });
  await publish(batch([sent]));
  expect((await stored(sent.id))[0]?.data).toMatchObject({
    path: "/a-p1.html?utm_source=mail",
    referrer: "https://example.com/",
  });
});
