/** Flags are beside the other fields of a documented body: `{ nome, api, razao: true }`. */
import { refusals } from '../../platform/errors.ts'
import { salesProvider } from '@intranet/contract/messages/marketing'

type Fields = Record<string, unknown>

const isFlagKey = (key: string) => /^[a-z0-9_]{2,40}$/.test(key)

/** Moves fields that are not in `own` under `provedores`; the schema refuses what cannot be a provider's key. */
export function foldFlags(body: Fields, own: readonly string[]): Fields {
  const isFlag = ([key, value]: [string, unknown]) =>
    !own.includes(key) && isFlagKey(key) && typeof value === 'boolean'
  const entries = Object.entries(body)
  // From entries, never by assignment: a "__proto__" in the body stays an unknown field.
  const fields: Fields = Object.fromEntries(entries.filter((entry) => !isFlag(entry)))
  const provedores: Fields = Object.fromEntries(entries.filter(isFlag))
  return Object.keys(provedores).length ? { ...fields, provedores } : fields
}

/** `{ filtro: { ativo, razao: { _eq: true } } }` → the list's own flags. All rows unless a page is asked for. */
export function foldFilter(list: Fields, own: readonly string[]): Fields {
  const entries = Object.entries((list.filtro ?? {}) as Fields)
  const filtro = Object.fromEntries(entries.filter(([key]) => own.includes(key)))
  const provedores = Object.fromEntries(
    entries.filter(([key]) => !own.includes(key)).map(([key, value]) => [key, flagValue(key, value)]),
  )
  return { limit: 0, ...list, filtro, ...(Object.keys(provedores).length && { provedores }) }
}

/** `{ _eq: value }` and the plain value mean the same. */
export const plainValue = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '_eq' in value ? value._eq : value

function flagValue(key: string, value: unknown): boolean {
  const plain = plainValue(value)
  if (typeof plain !== 'boolean' || !isFlagKey(key)) throw refusals.invalid({ [key]: salesProvider.unknown })
  return plain
}

export interface Flagged {
  provedores: Record<string, boolean>
}

/** A row as REST clients know it: its flags beside its other fields. */
export function spreadFlags<Row extends Flagged>(row: Row) {
  const { provedores, ...rest } = row
  return { ...rest, ...provedores }
}
