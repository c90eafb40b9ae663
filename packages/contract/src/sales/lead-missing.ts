/** What a lead still lacks for its next stage, in words: server, dialogs and forms say the same. */
import { joinedWords } from '../joined-words.ts'
import { lead as text } from '../messages/leads.ts'
import type { LeadMoveNeed } from './lead-words.ts'
import { keysOf } from '../keys-of.ts'

const addressFields = {
  cep: 'o CEP',
  logradouro: 'o endereço',
  numero: 'o número',
  bairro: 'o bairro',
  cidade: 'a cidade',
  estado: 'o estado',
} as const
const saleFields = { contrato: 'o contrato', produto: 'o produto', valor: 'o valor' } as const
const names: Record<string, string> = { ...addressFields, ...saleFields }

export type LeadNeededField = keyof typeof addressFields | keyof typeof saleFields
export type LeadNeededValues = Partial<Record<LeadNeededField, string | null>>

/** The fields that must be filled for a stage. */
export const neededFields: Partial<Record<LeadMoveNeed, readonly LeadNeededField[]>> = {
  endereco: keysOf(addressFields),
  venda: keysOf(saleFields),
}

/** The needed fields that are empty, in the form's order. */
export const missingFields = (need: LeadMoveNeed, values: LeadNeededValues): LeadNeededField[] =>
  (neededFields[need] ?? []).filter((field) => !values[field])

/** "Falta o CEP." or "Faltam o CEP e o número." */
export const missingText = (fields: readonly LeadNeededField[]): string =>
  `${fields.length === 1 ? 'Falta' : 'Faltam'} ${joinedWords(fields.map((field) => names[field]!))}.`

/** What a lead lacks to go on; nothing where only the move itself asks for something. */
export function missingToGoOn(
  need: LeadMoveNeed | undefined,
  lead: LeadNeededValues & { tentativas: number },
): string | undefined {
  if (need === 'contato') return lead.tentativas ? undefined : 'Falta um contato.'
  const lacking = need ? missingFields(need, lead) : []
  return lacking.length > 0 ? missingText(lacking) : undefined
}

/** The refusal of a move: its text, and one for each field. A sale that lacks any of its data has its own text. */
export function missingRefusal(fields: readonly LeadNeededField[]): {
  message: string
  campos: Record<string, string>
} {
  const ofSale = fields.some((field) => field in saleFields)
  return {
    message: ofSale ? text.saleRequired : missingText(fields),
    campos: Object.fromEntries(fields.map((field) => [field, missingText([field])])),
  }
}
