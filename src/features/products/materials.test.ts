import { describe, expect, it } from "vitest";
import { materialsText, readMaterials } from "./materials.ts";

describe("materials", () => {
  it("are read as they are written, and written as they are read", () => {
    const materials = readMaterials("Paper 9.5 g; glass: 42\nbatteries 45");
    expect(materials).toEqual({ paper: 9.5, glass: 42, batteries: 45 });
    expect(readMaterials(materialsText(materials))).toEqual(materials);
  });
  it.each(["gold 3", "glass", "glass -1", "glass 0", "glass 1e9", "glass 4, glass 5", "42"])("refuses %s", (written) =>
    expect(() => readMaterials(written)).toThrow("is not a material"),
  );
});
