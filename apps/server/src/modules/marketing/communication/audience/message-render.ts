/** A customer's own messages out of a rule's texts. */
import { formatDate } from '@intranet/contract/formats'
import type { Channel } from '@intranet/contract/marketing/communication-words'
import { withWayOut } from '@intranet/contract/marketing/opt-out-words'
import { fillText, type PlaceholderValues } from '@intranet/contract/marketing/message-text'
import { placeholdersIn } from '@intranet/contract/placeholders'
import { escapeHtml } from '@intranet/contract/escape-html'
import { plainParagraphs } from '../../../../platform/rich-text.ts'
import type { StoredRule } from './stored-rule.ts'

/** What a text may say of a customer. */
export interface Recipient {
  nome: string
  produto: string | null
  vencimento_dia: number | null
  data_referencia: string
}

export interface Rendered {
  titulo: string | null
  /** HTML of an e-mail, the text of the other channels. */
  texto: string
  /** An e-mail's plain form. */
  simples: string
  /** WhatsApp: the values in the order of the template's placeholders. */
  parametros: string[]
}

/** "MARIA DA SILVA" → "Maria da Silva": ERPs write in capitals. */
function properName(name: string): string {
  if (name !== name.toUpperCase()) return name
  return name
    .toLocaleLowerCase('pt-BR')
    .replace(
      /(^|\s)(?!d[aeo]s?\s|e\s)(\p{L})/gu,
      (_, gap: string, letter: string) => gap + letter.toLocaleUpperCase('pt-BR'),
    )
}

export function valuesOf(rule: Pick<StoredRule, 'provedor'>, recipient: Recipient): PlaceholderValues {
  const nome = properName(recipient.nome.trim())
  return {
    nome,
    primeiro_nome: nome.split(/\s+/)[0] ?? nome,
    provedor: rule.provedor,
    produto: recipient.produto ?? '',
    data: formatDate(recipient.data_referencia),
    vencimento: recipient.vencimento_dia === null ? '' : String(recipient.vencimento_dia).padStart(2, '0'),
  }
}

function emailHtml(body: string, optOut: string): string {
  const footer = `<p><a href="${escapeHtml(optOut)}">Não quero mais receber</a></p>`
  return `<!doctype html><html lang="pt-BR"><body>${body}<hr>${footer}</body></html>`
}

const inOrder = (text: string, values: PlaceholderValues) =>
  placeholdersIn(text).map((name) => values[name as keyof PlaceholderValues] ?? '')

/** One channel's message. `optOut` is the address that ends an e-mail. */
export function render(rule: StoredRule, canal: Channel, recipient: Recipient, optOut: string): Rendered {
  const values = valuesOf(rule, recipient)
  if (canal === 'email') {
    const body = fillText(rule.mensagem_email ?? '', values, escapeHtml)
    const simples = `${plainParagraphs(body)}\n\nNão quero mais receber: ${optOut}\n`
    const titulo = fillText(rule.titulo_email ?? '', values).replace(/[\r\n]+/g, ' ')
    return { titulo, texto: emailHtml(body, optOut), simples, parametros: [] }
  }
  const text = canal === 'sms' ? withWayOut(rule.mensagem_sms ?? '') : (rule.template?.corpo ?? '')
  const filled = fillText(text, values)
  const parametros = canal === 'whatsapp' ? inOrder(text, values) : []
  return { titulo: null, texto: filled, simples: filled, parametros }
}
