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
  transformTags: {
    a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer', target: '_blank' }),
    // What other programs write instead of the editor's own tags.
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    h1: 'h2',
    h4: 'h3',
  },
}

/** Cells and rows of a table, which no editor has: their words do not run together. */
const withoutTables = (html: string): string =>
  html.replace(/<\/t[dh]\s*>(?=\s*<t[dh]\b)/gi, '; ').replace(/<\/tr\s*>(?=\s*<tr\b)/gi, '<br>')

/** What is kept of rich text that somebody sent: the editor's own tags and classes, nothing that runs. */
export const cleanRichText = (html: string): string => sanitize(withoutTables(html), allowed)

const written: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Cleaned text holds the four characters as entities that HTML needs so. */
const decoded = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => written[name]!)

/** HTML's text. */
const textOf = (html: string): string => decoded(sanitize(html, { allowedTags: [], allowedAttributes: {} }))

/** Tags of blocks and breaks, which stand between two words. */
const BLOCK = /<\/?(p|h\d|ul|ol|li|blockquote|pre|br|hr)\b[^>]*>/gi

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** The words of a rich text in one line, for search and for "is it empty". */
export const plainText = (html: string): string => oneLine(textOf(html.replace(BLOCK, ' $&')))

/** The same of a text that was cleaned before it was stored, without reading it as HTML again: in it every `<` begins a tag. */
export const cleanedWords = (html: string): string =>
  oneLine(decoded(html.replace(BLOCK, ' ').replace(/<[^>]*>/g, '')))

/** A link's words with its address behind them; once where they are the same. */
function writtenLink(_whole: string, href: string, words: string): string {
  const text = words.replace(/<[^>]+>/g, '').trim()
  const address = href.replace(/^(mailto|tel):/, '')
  return text === address || text === href || text === '' ? address : `${words} (${address})`
}

/** A cleaned rich text as a plain e-mail: paragraphs and lists in lines of their own, links with their addresses. */
export const plainParagraphs = (html: string): string =>
  textOf(
    html
      .replace(/\s+/g, ' ')
      .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gi, writtenLink)
      .replace(/<li\b[^>]*>/gi, '\n- ')
      .replace(/<br\b[^>]*>/gi, '\n')
      .replace(/<hr\b[^>]*>/gi, '\n\n')
      .replace(/<\/(p|h\d|blockquote|pre|ul|ol)>/gi, '\n\n'),
  )
    .replace(/\u00a0/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
