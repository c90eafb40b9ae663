import type { Entity, Fields } from '@intranet/contract/entity/entity'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { nameOf, type Client } from '@/lib/trpc.ts'
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

/** `bulkForm(trpc.departments, departmentFields, { id_funcionario: { label: 'Responsável', field: <PersonField … /> } })`. */
export const bulkForm = <R extends Bulked>(
  client: Client<R>,
  schema: z.ZodObject,
  fields: { [Name in keyof BulkFieldsOf<NoInfer<R>> & string]-?: BulkField },
): BulkForm => ({ router: nameOf(client), schema, fields })

/** The same for a declared entity: its bulk fields, with their labels. */
export const entityBulk = <R extends Bulked, F extends Fields, Bulk extends keyof F & string>(
  client: Client<R>,
  declared: Entity<F, Bulk>,
  schema: z.ZodObject,
  fields: Record<Bulk, ReactNode>,
): BulkForm => ({
  router: nameOf(client),
  schema,
  fields: Object.fromEntries(
    declared.bulk.map((name) => [name, { label: declared.fields[name]!.label, field: fields[name] }]),
  ),
})
