import type { Entity, Fields } from '@intranet/contract/entity/entity'
import type { ReactNode } from 'react'
import type * as z from 'zod'
import { nameOf, type Client } from '@/lib/trpc.ts'
import type { Bulked } from './entity-calls.ts'

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

/** The bulk fields of a declared entity, with their labels: `{ id_funcionario: <Field name="id_funcionario" … /> }`. */
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
