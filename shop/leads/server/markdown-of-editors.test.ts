import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { htmlOfEditors } from "./markdown-of-editors.ts";

test("a text of editors has paragraphs, emphasis and links", () =>
  expect(htmlOfEditors("**Wer** an service@kontor.example oder [so](/contact)\n\n- a")).toBe(
    '<p><strong>Wer</strong> an <a href="mailto:service@kontor.example">service@kontor.example</a> oder <a href="/contact">so</a></p>\n<ul>\n<li>a</li>\n</ul>\n',
  ));

test("whatever editors write, no element of HTML and no script as address comes of it", () => {
  const part = fc.constantFrom(
    ...'<script>,</script>,<svg/onload=x>,![,[x](javascript:x),[x](/a),**,`,<!--,&lt;,\n\n,",<a href=x>'.split(
      ",",
    ),
  );
  const allowed = /^<\/?(?:p|strong|em|code|pre|ul|ol|li|h\d|hr|br|blockquote|a)\b/;
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = htmlOfEditors(parts.join(""));
      for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(allowed);
      expect(html).not.toMatch(/href="javascript|onload=[^&]*"/);
    }),
  );
});
