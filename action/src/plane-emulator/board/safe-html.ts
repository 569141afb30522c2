/** Text of agents and of strangers, made safe to show on the board. */
import sanitizeHtml from 'sanitize-html';

const TAGS =
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code strong b em i u s del ins mark sub sup kbd hr br a div span ' +
  'table thead tbody tr th td details summary dl dt dd label input';

/** Nothing that loads, runs or styles: images become links, mentions names, checkboxes cannot be clicked. */
export function safeHtml(html: string, nameOf: (userId: string) => string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      ol: ['start'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan'],
      input: ['type', 'checked', 'disabled'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nestingLimit: 60,
    transformTags: {
      a: (_, { href = '' }) => ({ tagName: 'a', attribs: linkTo(href) }),
      img: (_, { src = '', alt = '' }) => ({ tagName: 'a', attribs: linkTo(src), text: `[image] ${alt}` }),
      'image-component': () => ({ tagName: 'span', attribs: {}, text: '[image]' }),
      'mention-component': (_, { entity_identifier = '' }) => ({
        tagName: 'strong',
        attribs: {},
        text: `@${nameOf(entity_identifier)}`,
      }),
      input: (_, { checked }) => ({
        tagName: 'input',
        attribs: { type: 'checkbox', disabled: '', ...(checked === undefined ? {} : { checked: '' }) },
      }),
    },
  });
}

/** Only to other places: a relative link would lead into this server. */
function linkTo(href: string): Record<string, string> {
  const isOutside = /^\s*(https?:\/\/|mailto:)/i.test(href);
  return isOutside ? { href, rel: 'noopener noreferrer nofollow', target: '_blank' } : {};
}
