import { expect, it } from "vitest";
import { policyAt } from "./policy.ts";

it.each([
  ["/privacy-policy", "privacy-policy"],
  ["/privacy-policy/", "privacy-policy"],
  ["/et/privacy-policy/", "privacy-policy"],
  ["/", undefined],
])("the policy at %s is %s", (path, policy) => expect(policyAt(path)).toBe(policy));
