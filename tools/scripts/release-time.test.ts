import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { releaseTime } from "./release-time.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-release-"));
  await mkdir(join(folder, "content"));
  await save("content/coffee.yaml", 1_000);
  vi.stubEnv("SOURCE_DATE_EPOCH", undefined);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

async function save(file: string, seconds: number) {
  await writeFile(join(folder, file), `saved at ${seconds}`);
  await utimes(join(folder, file), seconds, seconds);
}

const time = () => releaseTime(["content/**/*"], folder);

test("outside a checkout the release has the time of its newest file", async () => {
  expect(await time()).toBe(1_000);
  await save("content/tea.yaml", 2_000);
  expect(await time()).toBe(2_000);
});

describe("in a checkout", () => {
  async function commit(seconds: number) {
    const date = `${seconds} +0000`;
    const git = (...args: string[]) =>
      promisify(execFile)("git", args, {
        cwd: folder,
        env: { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date },
      });
    await git("init", "-q");
    await git("add", "-A");
    const who = ["-c", "user.name=Kontor", "-c", "user.email=kontor@example.com"];
    await git(...who, "commit", "-qm", "A release");
  }

  test("in a checkout the release has the time of the last commit, whenever its files were written", async () => {
    await commit(1_500_000_000);
    await save("content/coffee.yaml", 1_600_000_000);
    await commit(1_500_000_001);
    expect(await time()).toBe(1_500_000_001);
  });

  test("an edit after the last commit sets the release's time, and one of other files does not", async () => {
    await commit(1_500_000_000);
    await save("notes.md", 1_700_000_000);
    expect(await time()).toBe(1_500_000_000);
    await save("content/tea.yaml", 1_600_000_000);
    expect(await time()).toBe(1_600_000_000);
  });

  test("a file that was removed after the last commit leaves the release's time as it is", async () => {
    await commit(1_500_000_000);
    await rm(join(folder, "content/coffee.yaml"));
    expect(await time()).toBe(1_500_000_000);
  });
});

test("SOURCE_DATE_EPOCH sets the release's time, and nonsense in it is refused", async () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", "1234567890");
  expect(await time()).toBe(1_234_567_890);
  vi.stubEnv("SOURCE_DATE_EPOCH", "today");
  await expect(time()).rejects.toThrow('SOURCE_DATE_EPOCH is "today"; give seconds since 1970');
});
