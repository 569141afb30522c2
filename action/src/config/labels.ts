/**
 * How labels are compared (docs/operations.md): without the blanks around them and without regard to case, because people
 * write them by hand on both sides. Pure.
 */

/** What two labels have in common exactly if they are the same to agentd. */
export function labelKey(label: string): string {
  return label.normalize('NFC').trim().toLowerCase();
}

/** Those of `wanted` that are not among `labels`, as they are written. */
export function missingLabels(wanted: string | readonly string[] | undefined, labels: readonly string[]): string[] {
  const has = new Set(labels.map(labelKey));
  return [wanted ?? []].flat().filter((label) => !has.has(labelKey(label)));
}

/** The entry that the label names: written exactly so, else written so but for case. */
export function namedBy(label: string, names: readonly string[]): string | undefined {
  const key = labelKey(label);
  return names.find((name) => name === label.trim()) ?? names.find((name) => labelKey(name) === key);
}

/** What stands behind `prefix`, such as `model:`, without blanks around it; null: the label begins otherwise. */
export function behind(prefix: string, label: string): string | null {
  const text = label.trim();
  return text.slice(0, prefix.length).toLowerCase() === prefix ? text.slice(prefix.length).trim() : null;
}
