/** Finds the word that was meant: the hints behind "did you mean …?". */

/** The candidate nearest to `word`, or null when none is near enough to be what was meant. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  if (word === '' || word.length > 64) return null;
  let best: string | null = null;
  let bestScore = Infinity;
  for (const candidate of candidates) {
    const score = distanceOf(word, candidate);
    if (score < bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** `Did you mean \`x\`?`, or the fallback when nothing is near. */
export function didYouMean(word: string, candidates: Iterable<string>, otherwise: string): string {
  const hit = nearest(word, candidates);
  return hit === null ? otherwise : `Did you mean \`${hit}\`?`;
}

/** Infinity: too far. Spelling, case and separators aside, a word that begins another counts as near. */
function distanceOf(word: string, candidate: string): number {
  const a = bare(word);
  const b = bare(candidate);
  if (a === b) return 0;
  const shorter = Math.min(a.length, b.length);
  const difference = Math.max(a.length, b.length) - shorter;
  const limit = Math.max(1, Math.floor(Math.max(a.length, b.length) / 3));
  if (difference <= limit) {
    const distance = editDistance(a, b);
    if (distance <= limit && distance < shorter) return distance;
  }
  return shorter >= 4 && (a.startsWith(b) || b.startsWith(a)) ? difference + limit : Infinity;
}

function bare(word: string): string {
  return word
    .toLowerCase()
    .replaceAll(/[_\-. ]/g, '')
    .slice(0, 64);
}

/** Insertions, deletions, substitutions and swaps of neighbours (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? a.length;
}
