/** What customers write to get out of messages, and how a message tells them. */
import type { TemplateCategory } from './communication-words.ts'

/** Ends every SMS; without accents, so that it costs one unit a letter. */
export const SMS_WAY_OUT = ' Responda SAIR para nao receber'

/** An SMS as it is sent. */
export const withWayOut = (text: string): string => text.trimEnd() + SMS_WAY_OUT

const LONGEST_REPLY = 5
const words = new Set(['sair', 'parar', 'pare', 'stop', 'descadastrar', 'remover'])

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []

const holdsWayOut = (said: string[]) =>
  said.some((word) => words.has(word)) || ` ${said.join(' ')} `.includes(' nao quero receber ')

/**
 * Whether a reply asks to be written to no more: at most five words that hold one of ours, or "cancelar" alone, which
 * in a sentence may be about a contract.
 */
export function asksOut(reply: string): boolean {
  const said = wordsOf(reply)
  if (said.length > LONGEST_REPLY) return false
  return holdsWayOut(said) || (said.length === 1 && said[0] === 'cancelar')
}

/** Whether a message tells how to get out of the next ones. */
export const namesWayOut = (text: string): boolean => holdsWayOut(wordsOf(text))

/** Whether a rule may choose a template: one of marketing has to name the way out, in its text or on its button. */
export const tellsWayOut = ({
  categoria,
  corpo,
  botao,
}: {
  categoria: TemplateCategory
  corpo: string
  botao?: string | null
}): boolean => categoria !== 'marketing' || namesWayOut(corpo) || namesWayOut(botao ?? '')
