/** How the lines of a sheet become records of an entity ("Importar planilha"): by the entity's own schema and service. */
import type { SheetKey } from '@intranet/contract/home/sheet-words'
import type { Database } from '@intranet/db/connection'
import type { DB as Tables } from '@intranet/db/schema'
import type * as z from 'zod'
import type { Actor } from './actor.ts'
import { fieldErrors } from './field-errors.ts'
import type { Mailer } from './mailer.ts'
import type { Parameters } from './parameters.ts'

/** What slow work may need. */
interface Needs {
  parameters: Parameters
  mailer: Mailer
  publicUrl: string
}

/** Writes one record in the transaction of `db`; answers its id. */
type Writer<Fields> = (db: Database, actor: Actor, fields: Fields) => Promise<{ id: number }[]>

export interface SheetEntity {
  entidade: SheetKey
  /** Has an `id` and an `updated_at`. */
  table: keyof Tables
  /** How many lines one transaction writes. */
  chunk: number
  /** The keys of its schema. */
  fields: readonly string[]
  /** Field → what is wrong with it. */
  check(row: object): Record<string, string>
  /** Does what is slow for that many records, outside of a transaction, and answers what writes them. */
  ready(deps: Needs, rows: number): Promise<Writer<object>>
  /** Deletes an imported record that nobody changed. */
  remove(db: Database, actor: Actor, id: number): Promise<unknown>
}

interface Given<S extends z.ZodObject> extends Pick<SheetEntity, 'entidade' | 'table' | 'remove'> {
  /** One of the `objects` of the entity's create. */
  schema: S
  chunk?: number
  ready(deps: Needs, rows: number): Promise<Writer<z.output<S>>>
}

/** One in `<entity>.sheet.ts`, named by its module's manifest. */
export function defineSheet<S extends z.ZodObject>({ schema, chunk = 100, ready, ...given }: Given<S>) {
  const sheet: SheetEntity = {
    ...given,
    chunk,
    fields: Object.keys(schema.shape),
    check: (row) => {
      const { error } = schema.safeParse(row)
      return error ? fieldErrors(error) : {}
    },
    async ready(deps, rows) {
      const write = await ready(deps, rows)
      return (db, actor, row) => write(db, actor, schema.parse(row))
    },
  }
  return sheet
}
