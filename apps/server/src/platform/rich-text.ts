/** Rich text as the editor makes it: sizes and colours are classes, so that no inline style is ever needed. */
import sanitize from 'sanitize-html'

const allowed: sanitize.IOptions = {
  allowedTags: [
    'p',
    'br',
    'strong',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'code',
    'pre',
    'hr',
    'a',
    'span',
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedClasses: { span: ['rt-size-*', 'rt-color-*'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }) },
}

/** What is kept of rich text that somebody sent: the editor's own tags and classes, nothing that runs. */
export const cleanRichText = (html: string): string => sanitize(html, allowed)

/** The words of a rich text, for search and for "is it empty". */
export const plainText = (html: string): string =>
  sanitize(html.replace(/<(\/p|\/h\d|\/li|br|\/blockquote)[^>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&nbsp;|\s+/g, ' ')
    .trim()
