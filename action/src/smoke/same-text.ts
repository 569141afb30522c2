/** Whether Plane kept what was posted. Pure. */

/** `changed`: the words are the same, the HTML is not; newer versions of Plane clean what they are sent. */
export function compareHtml(sent: string, kept: string): 'same' | 'changed' | 'different' {
  if (sent === kept) return 'same';
  return wordsOf(sent) === wordsOf(kept) ? 'changed' : 'different';
}

function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&quot;', '"')
    .replace(/&#0*39;|&#x0*27;|&apos;/g, "'")
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim();
}
