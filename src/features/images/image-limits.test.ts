import { describe, expect, it } from "vitest";
import { checkBytes, checkPixels, imageFormat, widthsOf } from "./image-limits.ts";

const bytes = (text: string) => Uint8Array.from(text, (email) => email.charCodeAt(0));

describe("what a file is", () => {
  it.each([
    ["\xff\xd8\xff\xe0..JFIF", "jpeg"],
    ["\x89PNG\r\n\x1a\n....", "png"],
    ["GIF89a....", "gif"],
    ["RIFF....WEBPVP8 ", "webp"],
    ["\0\0\0\x20ftypavif....", "avif"],
    ["<svg xmlns='http://www.w3.org/2000/svg'/>", null],
    ["<?xml version='1.0'?><svg/>", null],
    ["\xef\xbb\xbf<svg/>", null],
    ["%PDF-1.7", null],
    ["\x1f\x8b\x08 compressed svg", null],
    ["BM bitmap", null],
    ["II*\0 tiff", null],
    ["RIFF....WAVEfmt ", null],
    ["\0\0\0\x20ftypmp42", null],
    ["", null],
  ])("%j", (head, format) => expect(imageFormat(bytes(head))).toBe(format));

  it("refuses what is none", () => expect(() => checkBytes(bytes("<svg/>"))).toThrow(/not an image/));

  it("refuses too many bytes before it looks at them", () =>
    expect(() => checkBytes(new Uint8Array(15_000_001))).toThrow(/15 MB/));

  it("refuses too many pixels", () => {
    expect(() => checkPixels(10_000, 5_000)).not.toThrow();
    expect(() => checkPixels(65_535, 65_535)).toThrow(/50 million/);
  });
});

it.each([
  [2400, [320, 480, 640, 960, 1440, 2400]],
  [1000, [320, 480, 640, 1000]],
  [640, [320, 480, 640]],
  [330, [330]],
  [320, [320]],
  [80, [80]],
])("an image %i wide is offered in %j", (width, widths) => expect(widthsOf(width)).toEqual(widths));
