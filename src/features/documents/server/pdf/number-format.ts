const known = new Map<string, Intl.NumberFormat>();

/** Making a format takes longer than writing a hundred numbers with it. A shop has few locales and currencies. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = locale + JSON.stringify(options);
  const format = known.get(key) ?? new Intl.NumberFormat(locale, options);
  known.set(key, format);
  return format;
}
