/** The HTML of e-mail signatures: an allow-list that mail programs understand, and its placeholders. Pure. */
import { signatureKeys, type SignatureKey } from '@intranet/contract/content/signatures'
import { mailAddress } from '@intranet/contract/mail-address'
import { fillPlaceholders } from '@intranet/contract/placeholders'
import sanitize from 'sanitize-html'
import { escapeHtml } from '@intranet/contract/escape-html'

const colour = /^(#[0-9a-f]{3,6}|rgb\(\s*\d{1,3}\s*,\s*\d{1,3}\s*,\s*\d{1,3}\s*\)|[a-z]{3,20})$/i
const length = /^\d{1,3}(\.\d)?(px|pt|em|%)?$/
const lengths = /^(\d{1,3}(\.\d)?(px|pt|em|%)?\s*){1,4}$/
const border = /^(none|0|\d{1,2}px\s+(solid|dotted|dashed)\s+#[0-9a-f]{3,6})$/i

const allowed: sanitize.IOptions = {
  allowedTags: [
    'table',
    'tbody',
    'tr',
    'td',
    'div',
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    'span',
    'a',
    'hr',
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href'],
    table: ['cellpadding', 'cellspacing', 'border', 'width', 'role'],
    td: ['colspan', 'rowspan', 'valign', 'align', 'width'],
  },
  allowedStyles: {
    '*': {
      color: [colour],
      'background-color': [colour],
      'font-family': [/^[\w\s,'-]{1,80}$/],
      'font-size': [length],
      'font-weight': [/^(normal|bold|[1-9]00)$/],
      'font-style': [/^(normal|italic)$/],
      'line-height': [length],
      'text-align': [/^(left|right|center)$/],
      'text-decoration': [/^(none|underline)$/],
      'vertical-align': [/^(top|middle|bottom)$/],
      padding: [lengths],
      'padding-left': [length],
      'padding-right': [length],
      'padding-top': [length],
      'padding-bottom': [length],
      margin: [lengths],
      width: [length],
      border: [border],
      'border-left': [border],
      'border-right': [border],
      'border-top': [border],
      'border-bottom': [border],
      'border-collapse': [/^collapse$/],
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
}

/** What is stored of a template: no script, nothing loaded, no positioning. */
export const cleanSignature = (html: string): string => sanitize(html, allowed)

export type SignatureValues = Record<Exclude<SignatureKey, 'logo'>, string> & {
  logo: { src: string; alt: string } | null
}

const isKey = (name: string): name is SignatureKey => (signatureKeys as readonly string[]).includes(name)
const LOGO = '\u0001logo\u0001'
const MAIL_LINK = /mailto:\{\{\s*email\s*\}\}/g

/**
 * A template with a person's data. It is sanitised again afterwards: a name that looks like a script address
 * must not become one. The logo is inserted last.
 */
export function fillSignature(html: string, values: SignatureValues): string {
  const linked = html.replaceAll(LOGO, '').replace(MAIL_LINK, () => escapeHtml(mailAddress(values.email)))
  const filled = fillPlaceholders(linked, (key) => {
    if (!isKey(key)) return undefined
    return key === 'logo' ? LOGO : escapeHtml(values[key].replaceAll(LOGO, ''))
  })
  const { logo } = values
  const image = logo
    ? `<img src="${escapeHtml(logo.src)}" alt="${escapeHtml(logo.alt)}" height="40" style="border:0" />`
    : ''
  return cleanSignature(filled).replaceAll(LOGO, () => image)
}
