/** Names that fields of a path had before, which older clients still send. */
import { documentNames } from '@intranet/contract/list'
import { isoDate } from '@intranet/contract/validators'
import type * as z from 'zod'

const currentSchemas = new WeakMap<z.ZodType, string>()

/** The field under its former name; the API document says what replaces it. */
export function formerly<S extends z.ZodType>(now: string, schema: S): z.ZodOptional<S> {
  const former = schema.optional()
  currentSchemas.set(former, now)
  documentNames.add(former, {
    deprecated: true,
    description: `Nome antigo de ${now}, que vale onde vêm os dois.`,
  })
  return former
}

/** Former names among the fields of a path → what replaces them. */
export const formerNames = (fields: Readonly<Record<string, z.ZodType>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const now = currentSchemas.get(schema)
      return now === undefined ? [] : [[name, now]]
    }),
  )

const needed = new WeakSet<z.ZodType>()

/** A field that a request needs under this name or a former one: required in the document. */
export function underAnyName<S extends z.ZodType>(schema: S): S {
  needed.add(schema)
  return schema
}

/** Fields that are optional in a schema only because a former name may replace them. */
export const neededNames = (fields: Readonly<Record<string, z.ZodType>>): string[] =>
  Object.keys(fields).filter((name) => needed.has(fields[name]!))

/** First and last day of a period, as every path names them. */
export const periodFields = { data_ini: isoDate.optional(), data_fim: isoDate.optional() }

/** The same, with `data_end`, as the reports called the last day before. */
export const reportPeriodFields = { ...periodFields, data_end: formerly('data_fim', isoDate) }
