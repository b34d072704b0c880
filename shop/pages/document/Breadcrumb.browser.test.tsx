import "../../shop.css";
import { expect, test } from "vitest";
import { cdp } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";

interface Session {
  send(method: "Page.getFrameTree"): Promise<{
    frameTree: { childFrames: { frame: { id: string } }[] };
  }>;
  send(
    method: "Accessibility.getFullAXTree",
    of: { frameId: string },
  ): Promise<{ nodes: { role: { value: string }; name?: { value: string } }[] }>;
}

/** Returns every text that the browser exposes to screen readers. */
async function spokenTexts() {
  const session = cdp() as unknown as Session;
  const { frameTree } = await session.send("Page.getFrameTree");
  const frameId = frameTree.childFrames[0]!.frame.id;
  const { nodes } = await session.send("Accessibility.getFullAXTree", { frameId });
  const texts = nodes.filter(({ role }) => role.value === "StaticText");
  return new Set(texts.map(({ name }) => name?.value));
}

test("a breadcrumb is read without the lines between its links", async () => {
  const path = [{ id: "1", name: "Coffee", url: "/coffee" }];
  const root = show(<Breadcrumb label="You are here" path={path} current="Beans" />);
  const item = root.querySelector("li + li")!;
  expect(getComputedStyle(item, "::before").content).toContain("/");
  expect(await spokenTexts()).toEqual(new Set(["Kontor", "Coffee", "Beans"]));
});
