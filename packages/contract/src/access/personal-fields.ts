/** Fields that say who a person is or how to reach them, as keys of least rights get them (docs/access-keys.md#personal-fields). */
import type { ExportHead } from '../list.ts'
import type { PersonalKind } from '../list-column.ts'

/** `text`: words of people, which may hold any of the others. */
type Kind = PersonalKind | 'account' | 'text'

const kinds: Readonly<Record<string, Kind>> = {
  cpf: 'document',
  cpf_cnpj: 'document',
  documento: 'document',
  titular_documento: 'document',
  rg: 'document',
  cnh_numero: 'licence',
  telefone: 'phone',
  telefones: 'phone',
  telefone_corp: 'phone',
  telefone_pessoal: 'phone',
  telefone_motorista: 'phone',
  fone: 'phone',
  whatsapp: 'phone',
  whatsapp_corp: 'phone',
  email: 'email',
  emails: 'email',
  email_corp: 'email',
  email_pessoal: 'email',
  data_nascimento: 'birth',
  agencia: 'account',
  conta: 'account',
  pix_chave: 'account',
}

/** The personal fields of one answer, by their names; `curriculo.texto` is one within another. */
export type PersonalFields = Readonly<Record<string, Kind>>

/** Those of every answer, those that a list marks itself, by the heads of its export, and `own` ones. */
export function personalFieldsOf(
  heads: Readonly<Record<string, ExportHead>> = {},
  own: PersonalFields = {},
): PersonalFields {
  const marked = Object.entries(heads).flatMap(([name, head]) =>
    typeof head !== 'string' && head.personal && !kinds[name] ? [[name, head.personal] as const] : [],
  )
  return { ...kinds, ...Object.fromEntries(marked), ...own }
}

const kindIn = (fields: PersonalFields, name: string): Kind | undefined =>
  Object.hasOwn(fields, name) ? fields[name] : undefined

const PHONE = /^(?:55(?=\d{10,11}$))?(\d{2}).*(\d{4})$/

function maskedText(kind: Kind, text: string): string {
  const digits = text.replace(/\W/g, '')
  // A company's document is public.
  if (kind === 'document' && digits.length === 14) return text
  if (kind === 'document' && digits.length === 11) return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
  if (kind === 'email') return text.replace(/^(.)[^@]*/, '$1***')
  const [, area, last] = (kind === 'phone' && PHONE.exec(digits)) || []
  return area ? `(${area}) *****-${last}` : '***'
}

function maskedField(kind: Kind, value: unknown, fields: PersonalFields): unknown {
  if (Array.isArray(value)) return value.map((one) => maskedField(kind, one, fields))
  if (kind === 'birth' && (typeof value === 'string' || value instanceof Date)) return null
  const hides = typeof value === 'string' && value !== '' && (kind === 'text' || !value.includes('*'))
  return hides ? maskedText(kind, value) : withoutPersonal(value, fields)
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !(value instanceof Date)

/** What a change was from and to is of the field that it names. */
const changedKind = (record: object, name: string, fields: PersonalFields): Kind | undefined =>
  (name === 'de' || name === 'para') && 'campo' in record ? kindIn(fields, String(record.campo)) : undefined

/**
 * An answer as it is read without personal fields: documents, phones and mails masked, birthdays empty. `within` is the
 * field that holds it.
 */
export function withoutPersonal(value: unknown, fields: PersonalFields, within = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPersonal(one, fields, within))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const kind =
        kindIn(fields, name) ?? kindIn(fields, `${within}.${name}`) ?? changedKind(value, name, fields)
      return [name, kind ? maskedField(kind, one, fields) : withoutPersonal(one, fields, name)]
    }),
  )
}

/** The first personal field that a list is filtered or sorted by: who may not read it could find it out so. */
export function personalCondition(input: unknown, fields: PersonalFields): string | undefined {
  if (!isRecord(input)) return undefined
  const { filtro, sort } = input as { filtro?: unknown; sort?: unknown }
  const orders = [sort].flat().flatMap((one) => (typeof one === 'string' ? one.replace(/^-/, '') : []))
  return orders.find((order) => kindIn(fields, order)) ?? personalColumn(filtro, fields)
}

function personalColumn(filter: unknown, fields: PersonalFields): string | undefined {
  if (!isRecord(filter)) return undefined
  const { _and, _or } = filter as { _and?: unknown; _or?: unknown }
  const own = Object.keys(filter).find((name) => kindIn(fields, name))
  const parts = [_and, _or].flatMap((part): unknown[] => (Array.isArray(part) ? part : []))
  return own ?? parts.map((one) => personalColumn(one, fields)).find(Boolean)
}

/** Whether a search holds what only a document, phone or mail does. */
export const searchesPersonal = (input: unknown): boolean =>
  isRecord(input) &&
  'q' in input &&
  typeof input.q === 'string' &&
  /\d{3}|@/.test(input.q.replace(/[^\w@]/g, ''))
