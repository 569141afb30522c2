/** 64 bits of a text, as hex: two mixed sums, for what a chance equality does not harm. Pure. */
export function printOf(text: string): string {
  let [a, b] = [0x9e3779b9, 0x85ebca6b];
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0;
    a = Math.imul(a ^ point, 0x01000193);
    b = Math.imul(b ^ point, 0x5bd1e995);
    b ^= b >>> 15;
  }
  return [a ^ (a >>> 16), b ^ (b >>> 13)].map((sum) => (sum >>> 0).toString(16).padStart(8, '0')).join('');
}
