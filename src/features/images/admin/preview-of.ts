const WIDTH = 320;

/** A small copy as a data address, which pages may show; null for what this browser cannot read. */
export async function previewOf(file: Blob): Promise<string | null> {
  try {
    const image = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: "low" });
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    image.close();
    return canvas.toDataURL("image/webp", 0.7);
  } catch {
    return null;
  }
}
