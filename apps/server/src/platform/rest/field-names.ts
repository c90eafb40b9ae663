/** Refusals as a path's clients know them: fields by its own names, and its documented text. */
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

/** One text for all refusals of a path, if it has one; people without a session are told so. */
export async function withText<T>(text: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, details } = toAppError(error)
    throw text === undefined || code === 'unauthorized' ? error : new AppError(code, text, details)
  }
}

export async function withNames<T>(names: Record<string, string>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw renamed(error, (field) => names[field] ?? field)
  }
}
