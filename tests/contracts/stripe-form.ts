export type Form = { [key: string]: string | Form };

/** `a[b][0]=c` as Stripe's API reads it: `{ a: { b: { 0: "c" } } }`. */
export function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== "");
    const last = keys.pop();
    if (last === undefined) continue;
    let place = form;
    for (const key of keys) {
      const next = place[key];
      const inner = typeof next === "object" ? next : {};
      place[key] = inner;
      place = inner;
    }
    place[last] = value;
  }
  return form;
}

export const part = (form: Form | undefined, key: string): Form => {
  const value = form?.[key];
  return typeof value === "object" ? value : {};
};

export const text = (form: Form | undefined, key: string): string | null => {
  const value = form?.[key];
  return typeof value === "string" ? value : null;
};

export const parts = (form: Form, key: string): Form[] =>
  Object.values(part(form, key)).filter((value) => typeof value === "object");
