/** One of every kind that nobody sees. */
export const UNSEEN: readonly string[] = [
  ...['\u0000', '\u0007', '\u001b', '\u007f', '\u009b', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4'],
  ...['\u180b', '\u180e', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202a', '\u202e', '\u2060', '\u2063'],
  ...['\u2064', '\u2065', '\u2066', '\u2068', '\u2069', '\u206f', '\u3164', '\ufe00', '\ufe0e', '\ufe0f', '\ufeff'],
  ...['\uffa0', '\ufff0', '\ufff9', '\ufffb', '\uffff', '\ufdd0', '\ud83d', '\udc00', '\u{1bca0}', '\u{1d173}'],
  ...['\u{13430}', '\u{e0001}', '\u{e0041}', '\u{e007f}', '\u{e0080}', '\u{e0100}', '\u{e01ef}', '\u{e0fff}'],
];
