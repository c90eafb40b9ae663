/** Refusals that blame a field by the name under which the path's own body or address has it. */
import { AppError } from '../errors.ts'
import { toAppError } from '../procedure/error-map.ts'

/** The error, its fields renamed: `names` says field of the procedure → field of the path. */
export function renamed(error: unknown, nameOf: (field: string) => string): unknown {
  const { code, message, details } = toAppError(error)
  if (!details.campos) return error
  const campos = Object.fromEntries(
    Object.entries(details.campos).map(([field, text]) => [nameOf(field), text]),
  )
  return new AppError(code, message, { ...details, campos })
}

export async function withNames<T>(names: Record<string, string>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw renamed(error, (field) => names[field] ?? field)
  }
}
