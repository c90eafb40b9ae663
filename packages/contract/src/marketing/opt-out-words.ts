/** The replies with which customers opt out of messages, and the text that explains them. */
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
 * Whether a reply is an opt-out: at most five words with one of the opt-out words, or "cancelar" alone, which in a
 * sentence may be about a contract.
 */
export function asksOut(reply: string): boolean {
  const said = wordsOf(reply)
  if (said.length > LONGEST_REPLY) return false
  return holdsWayOut(said) || (said.length === 1 && said[0] === 'cancelar')
}

/** Whether a message explains how to opt out. */
export const namesWayOut = (text: string): boolean => holdsWayOut(wordsOf(text))

/** Whether a rule may use a template: one of marketing has to include the opt-out, in its text or on its button. */
export const hasOptOut = ({
  categoria,
  corpo,
  botao,
}: {
  categoria: TemplateCategory
  corpo: string
  botao?: string | null
}): boolean => categoria !== 'marketing' || namesWayOut(corpo) || namesWayOut(botao ?? '')
