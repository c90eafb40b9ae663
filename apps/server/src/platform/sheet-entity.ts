/** How the lines of a sheet become records of an entity ("Importar planilha"): by the entity's own schema and service. */
import { normalizeText } from '@intranet/contract/formats'
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
  /** What no two lines may have in common: field → value. */
  keys(row: object): Map<string, string>
  /** Deletes an imported record that nobody changed. */
  remove(db: Database, actor: Actor, id: number): Promise<unknown>
  invitation?: Invitation
}

/** What mails the people of imported records their first access, asked for once they are written. */
interface Invitation {
  /** Whether a line's person gets one by that press. */
  awaited(row: object): boolean
  /** As `ready`: what it answers invites one, or says that it cannot any more. */
  ready(deps: Needs, people: number): Promise<(db: Database, actor: Actor, id: number) => Promise<boolean>>
  /** Who some are, with the address: id → text. */
  names(db: Database, ids: readonly number[]): Promise<[number, string][]>
}

interface Given<S extends z.ZodObject> extends Pick<
  SheetEntity,
  'entidade' | 'table' | 'remove' | 'invitation'
> {
  /** One of the `objects` of the entity's create. */
  schema: S
  chunk?: number
  /** Fields that together no two records share; the first is the one that is named, and may be empty. */
  once?: readonly (readonly (keyof S['shape'] & string)[])[]
  ready(deps: Needs, rows: number): Promise<Writer<z.output<S>>>
}

/** One in `<entity>.sheet.ts`, named by its module's manifest. */
export function defineSheet<S extends z.ZodObject>({
  schema,
  chunk = 100,
  once = [],
  ready,
  ...given
}: Given<S>) {
  const sheet: SheetEntity = {
    ...given,
    chunk,
    fields: Object.keys(schema.shape),
    check: (row) => {
      const { error } = schema.safeParse(row)
      return error ? fieldErrors(error) : {}
    },
    keys(row) {
      const { data } = schema.safeParse(row)
      const fields: Readonly<Record<string, unknown>> = data ?? {}
      return new Map(
        once.flatMap((together) => {
          const values = together.map((field) => fields[field])
          if (values[0] == null || values[0] === '') return []
          return [[together[0]!, normalizeText(JSON.stringify(values))] as const]
        }),
      )
    },
    async ready(deps, rows) {
      const write = await ready(deps, rows)
      return (db, actor, row) => write(db, actor, schema.parse(row))
    },
  }
  return sheet
}
