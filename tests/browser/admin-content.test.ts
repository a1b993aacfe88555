import type { Page } from "playwright-core";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ask } from "../shop-process.ts";
import { arriveAsAdmin, toasted } from "./admin-steps.ts";
import { aVisitor, expectAccessible, expectFocused, holdBack } from "./browser.ts";
import { openShop } from "./open-shop.ts";

const { browser, home, shop } = await openShop();

const open = (page: Page, path: string) => arriveAsAdmin(page, shop.url, path);
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click();
const text = (page: Page, name: string) => page.getByRole("textbox", { name });
const aPost = async (slug: string, more: Record<string, string> = {}) => {
  const row = { title: slug, slug, content: "<p>Calm.</p>", status: "draft", ...more };
  const columns = Object.keys(row);
  const [made] = await ask<{ id: string }>(
    home,
    `INSERT INTO blog_posts (${columns}) VALUES (${columns.map((_, i) => `$${i + 1}`)}) RETURNING id`,
    Object.values(row),
  );
  return made?.id ?? "";
};
const contentOf = async (slug: string) =>
  (await ask<{ content: string }>(home, "SELECT content FROM blog_posts WHERE slug = $1", [slug]))[0]?.content;

/** As a word processor puts it on the clipboard. */
const paste = (page: Page, html: string) =>
  text(page, "Content").evaluate((field, copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", copied);
    clipboardData.setData("text/plain", "plain");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);

describe("content pages", () => {
  it("begin with an empty list, are written, published, viewed, changed and deleted", async () => {
    const { page, leave } = await aVisitor(browser, [/404/]);
    await open(page, "/admin/content");
    await page.getByRole("heading", { name: "No content pages yet" }).waitFor();
    await expectAccessible(page);
    await page.getByRole("link", { name: "New Page" }).first().click();
    await text(page, "Title").fill("Our Promise: slow & honest");
    await expect.poll(() => text(page, "Slug").inputValue()).toBe("our-promise-slow-honest");
    await text(page, "Text").pressSequentially("We answer within a day.");
    await text(page, "Meta description").fill(`${"Long ".repeat(30)}end`);
    await page.getByLabel("Status").selectOption("Published");
    await expectAccessible(page);
    await save(page);
    await toasted(page, "Page saved");
    await page.waitForURL(/\/admin\/content\/[0-9a-f-]{36}$/);

    await page.getByRole("link", { name: "Back to content" }).click();
    const row = page.getByRole("row", { name: /Our Promise/ });
    await row.getByRole("cell", { name: "Published", exact: true }).waitFor();
    expect(await row.innerText()).toContain(`${"Long ".repeat(20).trim()}…`);
    await row.getByRole("button", { name: /^View / }).click();
    await page.getByRole("dialog", { name: "Preview" }).getByText("We answer within a day.").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await row.getByRole("link", { name: /^Edit / }).click();
    await text(page, "Title").fill("Our Promise");
    await expect.poll(() => text(page, "Slug").inputValue()).toBe("our-promise-slow-honest");
    await text(page, "Slug").fill("our-promise");
    // The toast of the save before may still be in view, so the answer tells that this one is done.
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await save(page);
    await saved;
    await page.goto(`${shop.url}/pages/our-promise-slow-honest`);
    await expect.poll(() => page.url()).toBe(`${shop.url}/pages/our-promise`);
    await page.getByRole("heading", { level: 1, name: "Our Promise" }).waitFor();

    await page.goto(`${shop.url}/admin/content`);
    await page.getByRole("button", { name: "Delete Our Promise" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete page" }).click();
    await toasted(page, "Page deleted");
    await page.getByRole("heading", { name: "No content pages yet" }).waitFor();
    expect((await page.goto(`${shop.url}/pages/our-promise`))?.status()).toBe(404);
    await leave();
  });

  it("that cannot be loaded or deleted say so", async () => {
    const { page, leave } = await aVisitor(browser, [/400/]);
    await ask(home, "INSERT INTO content_pages (title, slug) VALUES ('Kept', 'kept')");
    const refuse = (method: string) =>
      page.route("**/functions/v1/admin-content?*", (route) =>
        route.request().method() === method
          ? route.fulfill({ status: 400, json: { success: false, error: "Not today." } })
          : route.fallback(),
      );
    await refuse("GET");
    await open(page, "/admin/content");
    await toasted(page, "Failed to load content pages", "Not today.");
    await expectAccessible(page);
    await page.unrouteAll();
    await page.getByRole("button", { name: "Try again" }).click();
    await refuse("DELETE");
    await page.getByRole("button", { name: "Delete Kept" }).click();
    await page.getByRole("button", { name: "Delete page" }).click();
    await toasted(page, "Failed to delete content page", "Not today.");
    await page.getByRole("row", { name: /Kept/ }).waitFor();
    await leave();
  });
});

describe("the list of posts", () => {
  it("is searched, filtered and sorted in its address, and says when nothing is found", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page, "/admin/blog");
    await page.getByRole("row", { name: /How many drops/ }).waitFor();
    await expectAccessible(page);
    await page.getByRole("searchbox", { name: "Search title or slug" }).fill("drops");
    await page.waitForURL(/search=drops/);
    await page.getByRole("row", { name: /Citrus/ }).waitFor({ state: "detached" });
    await page.getByLabel("Category").selectOption("Lifestyle");
    await page.getByRole("heading", { name: "No posts found" }).waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await page.getByRole("row", { name: /Citrus/ }).waitFor();
    await expect.poll(() => page.url()).toBe(`${shop.url}/admin/blog`);
    await page.goto(`${shop.url}/admin/blog?page=9`);
    await page.getByRole("row", { name: /Citrus/ }).waitFor();
    expect(page.url()).toBe(`${shop.url}/admin/blog`);
    await leave();
  });
});

describe("a post", () => {
  it("is written by keyboard, previewed as it will look, and published", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page, "/admin/blog");
    await page.getByRole("link", { name: "New Post" }).click();
    await text(page, "Title").waitFor();
    await expectAccessible(page);
    await save(page);
    await toasted(page, "Please check the form", "Title is required.");
    await page.getByText("Slug is required.").waitFor();
    await expectFocused(text(page, "Title"));
    await page.keyboard.type("Salt, Cedar & Rain");
    await expect.poll(() => text(page, "Slug").inputValue()).toBe("salt-cedar-rain");
    await text(page, "Excerpt").fill("Three quiet scents.");
    await text(page, "Content").focus();
    await page.keyboard.type("First ");
    await page.keyboard.press("Control+b");
    await page.keyboard.type("bold");
    await page.keyboard.press("Control+b");
    await page.keyboard.press("Enter");
    await page.keyboard.type("A heading");
    const kind = page.getByLabel("Kind of paragraph");
    await kind.focus();
    await page.keyboard.type("Heading 2");
    await expect.poll(() => kind.inputValue()).toBe("2");
    expect(await kind.evaluate((select) => select === document.activeElement)).toBe(true);
    await text(page, "Content").press("Control+End");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Link", exact: true }).click();
    await page.getByRole("dialog", { name: "Link" }).getByLabel("Address").fill("javascript:alert(1)");
    await page.getByRole("button", { name: "Set link" }).click();
    await page.getByText(/This must be a web address/).waitFor();
    await page.getByRole("dialog", { name: "Link" }).getByLabel("Address").fill("/products");
    await page.getByRole("button", { name: "Set link" }).click();
    await page.getByRole("button", { name: "Preview" }).click();
    await page.getByRole("dialog", { name: "Preview" }).getByRole("heading", { name: "A heading" }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByLabel("Status").selectOption("Published");
    await save(page);
    await toasted(page, "Blog post saved");
    expect(await contentOf("salt-cedar-rain")).toBe(
      '<p>First <strong>bold</strong></p><h2>A heading</h2><p><a href="/products">/products</a></p>',
    );
    await page.goto(`${shop.url}/blog/salt-cedar-rain`);
    await page.getByRole("heading", { name: "A heading" }).waitFor();
    await leave();
  });

  it("pasted from a word processor comes out clean", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page, "/admin/blog/new");
    await text(page, "Title").fill("Pasted");
    await text(page, "Content").focus();
    await paste(
      page,
      `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
      <!--StartFragment--><h2 style="color:#2F5496">Steam<o:p></o:p></h2>
      <p class="MsoNormal" style="font-family:Calibri"><span style="color:red">Warm <b>rooms</b></span><o:p>&nbsp;</o:p></p>
      <p class="MsoListParagraphCxSpFirst" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Water</p>
      <p class="MsoListParagraphCxSpLast" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Oil</p>
      <p class="MsoNormal">&nbsp;</p><table><tr><td>cell</td></tr></table><img src="file:///C:/word.png"><script>alert(1)</script><!--EndFragment--></body></html>`,
    );
    await save(page);
    await toasted(page, "Blog post saved");
    const content = (await contentOf("pasted"))?.replaceAll(/[\s\u00a0]+(?=<)/g, "");
    expect(content).toBe(
      "<h2>Steam</h2><p>Warm<strong>rooms</strong></p><ul><li><p>Water</p></li><li><p>Oil</p></li></ul><p>cell</p>",
    );
    await leave();
  });

  it("with the slug of another is told so beside the field; what is typed while it is being saved stays", async () => {
    await aPost("taken");
    const { page, leave } = await aVisitor(browser, [/409/]);
    await open(page, "/admin/blog/new");
    await text(page, "Title").fill("Taken");
    await save(page);
    await toasted(page, "Failed to save blog post", "Another one has this slug already.");
    expect(await text(page, "Slug").getAttribute("aria-invalid")).toBe("true");
    await expectAccessible(page);
    await text(page, "Slug").fill("not-taken");
    const letGo = await holdBack(page, /admin-blog(\?|$)/);
    await save(page);
    await page.getByRole("button", { name: "Saving" }).waitFor();
    await text(page, "Excerpt").fill("Typed meanwhile.");
    letGo();
    await toasted(page, "Blog post saved");
    expect(await text(page, "Excerpt").inputValue()).toBe("Typed meanwhile.");
    await save(page);
    await page.getByRole("heading", { level: 1, name: "Edit post" }).waitFor();
    expect(await ask(home, "SELECT excerpt FROM blog_posts WHERE slug = 'not-taken'")).toEqual([
      { excerpt: "Typed meanwhile." },
    ]);
    await leave();
  });

  it("saved by somebody else meanwhile shows both texts, and loses neither", async () => {
    const id = await aPost("shared", { content: "<p>One.</p><p>Two.</p><p>Three.</p>" });
    const { page, leave } = await aVisitor(browser, [/409/]);
    await open(page, `/admin/blog/${id}`);
    await text(page, "Title").fill("Mine");
    await text(page, "Content").getByText("One.").click();
    await page.keyboard.press("End");
    await page.keyboard.type(" My words.");
    const meanwhile = (title: string, content: string) =>
      ask(home, "UPDATE blog_posts SET title = $1, content = $2, version = version + 1 WHERE id = $3", [
        title,
        content,
        id,
      ]);
    await meanwhile("Theirs", "<p>One.</p><p>Two.</p><p>Three. Their words.</p>");
    await save(page);
    const choice = page.getByRole("dialog", { name: "Somebody else saved this while you were editing" });
    await choice.getByRole("region", { name: "Content: Saved now" }).getByText("Their words.").waitFor();
    await choice.getByRole("region", { name: "Content: Yours" }).getByText("My words.").waitFor();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await choice.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Save/);
    expect(await text(page, "Content").innerText()).toContain("My words.");
    await page.getByRole("button", { name: "Compare and choose" }).click();
    await choice.getByRole("group", { name: "Title" }).getByRole("radio", { name: "Saved now" }).check();
    await choice.getByRole("radio", { name: "Both together" }).isChecked();
    await choice.getByRole("button", { name: "Use in the form" }).click();
    await expect.poll(() => text(page, "Title").inputValue()).toBe("Theirs");
    await text(page, "Content").getByText("My words.").waitFor();
    await text(page, "Content").getByText("Their words.").waitFor();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Switch to the other version" }).click();
    await expect.poll(() => text(page, "Title").inputValue()).toBe("Mine");
    await page.getByRole("button", { name: "Switch to the other version" }).click();
    await save(page);
    await toasted(page, "Blog post saved");
    expect(await contentOf("shared")).toBe("<p>One. My words.</p><p>Two.</p><p>Three. Their words.</p>");
    await page.getByText("Not saved yet").waitFor({ state: "detached" });
    await leave();
  });

  it("whose saving was not answered is not in its own way when it is saved again", async () => {
    const id = await aPost("unanswered");
    const { page, leave } = await aVisitor(browser, [/409|ERR_/]);
    await open(page, `/admin/blog/${id}`);
    await text(page, "Title").fill("Answered late");
    let isFirst = true;
    await page.route("**/functions/v1/admin-blog?*", async (route) => {
      if (!isFirst) return route.continue();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    // The failure is told before the shop answers anything else.
    const answer = await holdBack(page, "**/functions/v1/admin-blog-post?*");
    await save(page);
    await toasted(page, "Failed to save blog post");
    answer();
    await save(page);
    await toasted(page, "Blog post saved");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave();
  });

  it("new and not answered when it is first saved is there once, and goes on at its own address", async () => {
    const { page, leave } = await aVisitor(browser, [/409|ERR_/]);
    await open(page, "/admin/blog/new");
    await text(page, "Title").fill("Made once");
    await expect.poll(() => text(page, "Slug").inputValue()).toBe("made-once");
    let isFirst = true;
    await page.route("**/functions/v1/admin-blog", async (route) => {
      if (!isFirst || route.request().method() !== "POST") return route.fallback();
      isFirst = false;
      await route.fetch();
      await route.abort();
    });
    await save(page);
    await toasted(page, "Failed to save blog post");
    await save(page);
    await toasted(page, "Blog post saved");
    await page.waitForURL(/\/admin\/blog\/[0-9a-f-]{36}$/);
    expect(await ask(home, "SELECT slug FROM blog_posts WHERE title = 'Made once'")).toEqual([{ slug: "made-once" }]);
    await leave();
  });

  it("gets its images by upload or from the shop's storage", async () => {
    const id = await aPost("pictured", { content: "<p>Look:</p>" });
    const { page, leave } = await aVisitor(browser, [/400/]);
    await open(page, `/admin/blog/${id}`);
    const upload = page.getByLabel("Upload an image").last();
    await upload.setInputFiles([{ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") }]);
    await toasted(page, "Upload failed", "This file is not an image the shop can use");
    const png = await sharp({ create: { width: 400, height: 500, channels: 3, background: "#a53" } })
      .png()
      .toBuffer();
    await upload.setInputFiles([{ name: "b.png", mimeType: "image/png", buffer: png }]);
    await page.getByRole("img", { name: "Featured image" }).waitFor();
    await expectAccessible(page);
    const stored = await page.getByLabel("Image URL").inputValue();
    expect(stored).toMatch(/\/products\/[0-9a-f-]{36}\.webp$/);
    await page.getByRole("button", { name: "Remove", exact: true }).click();
    await page.getByRole("button", { name: "Choose from the library" }).click();
    await page.getByRole("dialog", { name: "Choose an image" }).getByRole("button", { name: /^Use / }).first().click();
    await expect.poll(() => page.getByLabel("Image URL").inputValue()).toBe(stored);

    await text(page, "Content").press("Control+End");
    await page.getByRole("button", { name: "Image", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Image" });
    await dialog.getByRole("button", { name: /^Use / }).nth(1).click();
    await dialog.getByRole("img").last().waitFor();
    await expectAccessible(page);
    await dialog.getByLabel("What it shows").fill("A lamp");
    await dialog.getByRole("button", { name: "Set image" }).click();
    await save(page);
    await toasted(page, "Blog post saved");
    expect(await contentOf("pictured")).toMatch(
      /<img src="\/storage\/v1\/object\/public\/product-images\/products\/[^"]+" alt="A lamp"/,
    );
    const [row] = await ask<{ featured_image: string }>(home, "SELECT featured_image FROM blog_posts WHERE id = $1", [
      id,
    ]);
    expect(stored).toContain(row?.featured_image);
    await leave();
  });

  it("waits for its time as a draft; the list says until when", async () => {
    const id = await aPost("patient");
    const { page, leave } = await aVisitor(browser, [/400/]);
    await open(page, `/admin/blog/${id}`);
    await page.getByLabel("Status").selectOption("Scheduled");
    await page.getByLabel("Publish automatically on").fill("2020-01-01T09:00");
    await save(page);
    await toasted(page, "Failed to save blog post", "This time has passed.");
    await page.getByLabel("Publish automatically on").fill("2031-07-01T09:00");
    await save(page);
    await toasted(page, "Blog post saved");
    const [row] = await ask<{ publish_at: Date }>(home, "SELECT publish_at FROM blog_posts WHERE id = $1", [id]);
    expect(row?.publish_at.toISOString()).toBe("2031-07-01T06:00:00.000Z");
    await page.getByRole("link", { name: "Back to blog" }).click();
    await page.getByRole("row", { name: /patient .* from 1 Jul, 09:00/ }).waitFor();
    await leave();
  });

  it("half written is not left behind without a question; deleted it is gone", async () => {
    const id = await aPost("doomed");
    const { page, leave } = await aVisitor(browser);
    await open(page, `/admin/blog/${id}`);
    await text(page, "Content").pressSequentially("More. ");
    await page.getByRole("link", { name: "Back to blog" }).click();
    await page
      .getByRole("alertdialog", { name: "Leave without saving?" })
      .getByRole("button", { name: "Stay" })
      .click();
    await page.getByRole("button", { name: "Delete doomed" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete post" }).click();
    await toasted(page, "Blog post deleted");
    await page.waitForURL(`${shop.url}/admin/blog`);
    expect(await contentOf("doomed")).toBeUndefined();
    await leave();
  });

  it("opens unchanged: what the shop's own articles are made of survives the editor", async () => {
    const { page, leave } = await aVisitor(browser);
    await open(page, "/admin/blog");
    const before = await contentOf("an-evening-in-three-drops");
    await page.getByRole("link", { name: "An evening in three drops", exact: true }).click();
    await text(page, "Content").press("Control+End");
    await page.keyboard.type("!");
    await save(page);
    await toasted(page, "Blog post saved");
    // Quotations and items hold paragraphs once they were edited, which looks the same.
    const plain = (html = "") =>
      html
        .replaceAll(/\s+/g, " ")
        .replaceAll("> <", "><")
        .replaceAll(/<(blockquote|li)><p>(.*?)<\/p><\/\1>/g, "<$1>$2</$1>")
        .replace(/!(?=<\/\w+>$)/, "");
    expect(plain(await contentOf("an-evening-in-three-drops"))).toBe(plain(before));
    await leave();
  });

  it("is written on a phone too", async () => {
    const id = await aPost("small");
    const { page, leave } = await aVisitor(browser, [], { width: 390, height: 844 });
    await open(page, `/admin/blog/${id}`);
    await text(page, "Content").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectAccessible(page);
    await page.goto(`${shop.url}/admin/blog`);
    await page.getByRole("row", { name: /^small/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await leave();
  });
});
