/** A schema's refusals as field → text, the form used by tRPC and REST. */
import type { ZodError } from 'zod'

/** The first text per field, named by its path (`objects.0.nome`); unknown fields are named themselves. */
export function fieldErrors(error: ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const base = issue.path.join('.')
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => (base ? `${base}.${key}` : key))
        : [base || 'corpo']
    for (const name of names) fields[name.slice(0, 80)] ??= issue.message
  }
  return fields
}
