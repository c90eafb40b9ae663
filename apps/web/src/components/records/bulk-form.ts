import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Bulked, BulkFieldsOf } from './entity-calls.ts'

/** A field as its form has it. */
interface BulkField {
  label: string
  field: ReactNode
}

/** What may be changed in several records of a router at once. */
export interface BulkForm {
  router: Bulked
  schema: z.ZodObject
  fields: Readonly<Record<string, BulkField>>
}

/** `bulkForm('departments', departmentFields, { id_funcionario: { label: 'Responsável', field: <PersonField … /> } })`. */
export const bulkForm = <R extends Bulked>(
  router: R,
  schema: z.ZodObject,
  fields: { [Name in keyof BulkFieldsOf<R> & string]-?: BulkField },
): BulkForm => ({ router, schema, fields })
