/** JSON with sorted keys: equal values give equal text. Pure. */

/** Records of state are replaced and never changed, so that the text of one can be kept as long as the record itself. */
const known = new WeakMap<object, string>();

/** The text of an immutable object; asked for again, it costs nothing. */
export function sortedJsonOf(record: object): string {
  let text = known.get(record);
  if (text === undefined) {
    text = sortedJson(record);
    known.set(record, text);
  }
  return text;
}

/** As `JSON.stringify` has it, apart from the order of keys. */
export function sortedJson(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (value === undefined) return 'null';
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sortedJson).join(',')}]`;
  let text = '';
  const fields = value as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(fields).toSorted()) {
    const field = fields[key];
    if (field === undefined) continue;
    text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${sortedJson(field)}`;
  }
  return `{${text}}`;
}
