import { expect, it } from "vitest";
import { signed } from "./s3-signature.ts";

const keys = {
  accessKeyId: "AKIAIOSFODNN7EXAMPLE",
  secretAccessKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
  region: "us-east-1",
};
const now = new Date("2013-05-24T00:00:00Z");

/** The examples in Amazon's own description of the signature. */
it.each([
  [
    "reads a file",
    "GET",
    "/test.txt",
    { range: "bytes=0-9" },
    "",
    "f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
  ],
  [
    "puts a file",
    "PUT",
    "/test%24file.text",
    { date: "Fri, 24 May 2013 00:00:00 GMT", "x-amz-storage-class": "REDUCED_REDUNDANCY" },
    "Welcome to Amazon S3.",
    "98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd",
  ],
  [
    "lists files",
    "GET",
    "/?max-keys=2&prefix=J",
    {},
    "",
    "34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7",
  ],
])("%s", (_what, method, path, headers, body, signature) => {
  const url = new URL(path, "https://examplebucket.s3.amazonaws.com");
  const { authorization } = signed({ method, url, headers, body: Buffer.from(body), now }, keys);
  expect(authorization).toContain(`Signature=${signature}`);
});
