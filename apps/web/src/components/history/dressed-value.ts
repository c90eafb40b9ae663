import {
  formatCep,
  formatCnpj,
  formatDocument,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatPhone,
  yesNo,
} from '@intranet/contract/formats'
import type { FieldKind } from '@intranet/contract/entity/field-type'
import { withoutTags } from '@/lib/without-tags.ts'
import type { History } from '@/components/records/history.ts'

/** The name of the record that a column points at; nothing where nobody knows it. */
export type NameOf = (column: string, id: number) => string | undefined

/** Column names that mean the same in every table. */
const kindsByName: [pattern: RegExp, kind: FieldKind][] = [
  [/^(cpf|cnpj|cpf_cnpj|documento)$/, 'document'],
  [/^(telefone|celular|fone|whatsapp_numero)/, 'phone'],
  [/^cep$/, 'cep'],
  [/^(valor|faixa|preco)(_|$)/, 'amount'],
  [/^id_foto$/, 'file'],
  [/^(id_.+|empresas|provedores|perfis)$/, 'reference'],
]

const kindOf = (column: string, { kinds = {} }: Pick<History, 'kinds'>): FieldKind | undefined =>
  (kinds[column] === 'text' ? undefined : kinds[column]) ??
  kindsByName.find(([pattern]) => pattern.test(column))?.[1]

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/
const CLOCK = /^(\d{2}:\d{2}):\d{2}$/

const byKind: Partial<Record<FieldKind, (text: string) => string>> = {
  amount: formatMoney,
  document: formatDocument,
  cnpj: formatCnpj,
  phone: formatPhone,
  cep: formatCep,
  file: () => 'arquivo',
}

/** A value by what it looks like, where its column says nothing more. */
function byLook(value: unknown): string {
  if (typeof value === 'boolean') return yesNo(value)
  // A whole number may be a year or a version: without a point among its thousands.
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : formatNumber(value, 3)
  const text = String(value)
  if (DAY.test(text)) return formatDate(text)
  if (MOMENT.test(text)) return formatDateTime(text)
  return CLOCK.exec(text)?.[1] ?? withoutTags(text)
}

/**
 * A value of the history as people read it: words of its choice, the name behind a reference, dates, amounts and
 * documents with their marks. "–" where there is none; a reference that nobody may choose any more keeps its number.
 */
export function dressedValue(column: string, value: unknown, history: History, nameOf: NameOf): string {
  if (value === null || value === undefined || value === '') return '–'
  if (Array.isArray(value))
    return value.length === 0
      ? '–'
      : value.map((one) => dressedValue(column, one, history, nameOf)).join(', ')
  const words = history.choices?.[column]
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, one]) => `${words?.[key] ?? key}: ${dressedValue(key, one, history, nameOf)}`)
      .join(', ')
  const word = words?.[String(value)]
  if (word !== undefined) return word
  const kind = kindOf(column, history)
  const id = Number(value)
  if (kind === 'reference' && Number.isInteger(id)) return nameOf(column, id) ?? `nº ${id}`
  return (kind && byKind[kind]?.(String(value))) ?? byLook(value)
}
