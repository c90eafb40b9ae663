/** The values that a documented filter asks for: `{a:1}`, `{a:{_eq:1}}`, `{a:{_in:[1]}}`, and all of them in `_and`. */
import { common } from '@intranet/contract/messages'
import { refusals } from '../../../platform/errors.ts'

type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const badForm = () => refusals.invalid({ filtro: common.invalidData })

function valueOf(condition: unknown): unknown {
  if (!isFields(condition)) return condition
  const [[operator, value] = [], ...others] = Object.entries(condition)
  if (others.length || (operator !== '_eq' && operator !== '_in')) throw badForm()
  return value
}

/** Field → value. Other operators than `_eq` and `_in` are refused: nothing may be asked for and then ignored. */
export function plainValues(filter: unknown): Fields {
  if (!isFields(filter)) throw badForm()
  const values: Fields = {}
  for (const [key, condition] of Object.entries(filter)) {
    if (key !== '_and') values[key] = valueOf(condition)
    else for (const part of [condition].flat()) Object.assign(values, plainValues(part))
  }
  return values
}
