/** Refusals as a path's clients know them: fields by its own names, and its documented text. */
import { AppError } from '../errors.ts'
import { toAppError } from '../procedure/error-map.ts'

/** The error, its fields renamed: `names` says field of the procedure → field of the path. */
export function renamed(error: unknown, nameOf: (field: string) => string): unknown {
  const { code, message, details } = toAppError(error)
  const { campos, permitidos } = details
  if (!campos) return error
  const named = <Value>(fields: Record<string, Value>) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [nameOf(field), value]))
  return new AppError(code, message, {
    ...details,
    campos: named(campos),
    ...(permitidos && { permitidos: named(permitidos) }),
  })
}

/** One text for all refusals of a path, if it has one; people without a session read it too. */
export async function withText<T>(text: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { code, details } = toAppError(error)
    throw text === undefined || code === 'unauthorized' ? error : new AppError(code, text, details)
  }
}

/** What a request asks for, and what the fields of the procedure are called here. */
interface Read {
  asked: unknown
  names: Readonly<Record<string, string>>
}
/** What reads the request; its refusals name the fields as they were sent. */
type Reading = (read: () => Promise<Read>) => Promise<unknown>

/** Runs a call of a procedure; the names hold for a field of each of `objects` too. */
export async function withNames<T>(call: (reading: Reading) => Promise<T>): Promise<T> {
  let names: Read['names'] | undefined
  try {
    return await call(async (read) => {
      const found = await read()
      names = found.names
      return found.asked
    })
  } catch (error) {
    if (!names) throw error
    const here = names
    throw renamed(error, (field) =>
      field.replace(
        /^(objects\.\d+\.)?(.*)$/,
        (_whole, place = '', name: string) => place + (Object.hasOwn(here, name) ? here[name] : name),
      ),
    )
  }
}
