/** HTML that the server writes of people's words: what is put into it is escaped, so that no word can be markup. */
import { escapeHtml } from '@intranet/contract/escape-html'
import { cleanRichText } from './rich-text.ts'

/** Markup that is safe to send. Made by `html` and `richText` alone. */
export interface Html {
  readonly markup: string
}
type Part = Html | readonly Html[] | string | number | null | undefined | false

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return ''
  if (typeof part !== 'object') return escapeHtml(String(part))
  return 'markup' in part ? part.markup : part.map(({ markup }) => markup).join('')
}

/** Markup with texts, numbers, other markup, or nothing in it: html`<p>${name}</p>`. */
export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: markup.reduce((before, after, place) => before + written(parts[place - 1]) + after),
})

/** Formatted text as its editor made it, without what does not come from there. */
export const richText = (text: string): Html => ({ markup: cleanRichText(text) })
