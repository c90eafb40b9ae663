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
import type { SecurityLog } from './security-log.ts'
import { writeEach, type LineError, type Lines, type Words, type WrittenLines } from './sheet-lines.ts'

/** What writing and deleting may need. */
interface Needs extends Words {
  parameters: Parameters
  mailer: Mailer
  publicUrl: string
  security: SecurityLog
}

/** What a line is: fields as the schema makes them, or what is wrong with them. */
type ReadLine<Fields> =
  | { fields: Fields; errors?: undefined }
  | { fields?: undefined; errors: Record<string, string> }

/** One record, refused where it is in use; or all of them, and it answers those that are gone. */
type Removal =
  | { one: (db: Database, actor: Actor, id: number, deps: Needs) => Promise<unknown> }
  | { many: (db: Database, actor: Actor, ids: readonly number[]) => Promise<number[]> }

export interface SheetEntity<Fields extends object = object> {
  entidade: SheetKey
  /** Has an `id` and an `updated_at`. */
  table: keyof Tables
  /** How many lines one transaction writes, and deletes. */
  chunk: number
  /** The keys of its schema. */
  fields: readonly string[]
  read(row: object): ReadLine<Fields>
  /** What no two lines may have in common: field → value. */
  keys(fields: Fields): Map<string, string>
  /** What the records that are there say of lines that are right by themselves. */
  compare?(deps: Needs, db: Database, lines: Lines<Fields>): Promise<ReadonlyMap<number, LineError>>
  /** Writes lines in the transaction of `db`. */
  write(deps: Needs, db: Database, actor: Actor, lines: Lines<Fields>): Promise<WrittenLines>
  /** Deletes imported records that nobody changed. */
  remove: Removal
  invitation?: Invitation
}

/** What mails the people of imported records their first access, asked for once they are written. */
interface Invitation {
  /** Whether a line's person gets one by that press. */
  awaited(row: object): boolean
  /** Invites one, or says that it cannot any more. */
  send(deps: Needs, db: Database, actor: Actor, id: number): Promise<boolean>
  /** Who some are, with the address: id → text. */
  names(db: Database, ids: readonly number[]): Promise<[number, string][]>
}

interface Given<S extends z.ZodObject> extends Pick<
  SheetEntity<z.output<S>>,
  'entidade' | 'table' | 'invitation' | 'compare'
> {
  /** One of the `objects` of the entity's create. */
  schema: S
  chunk?: number
}

interface GivenEach<S extends z.ZodObject> extends Given<S> {
  /** Fields that together no two records share; the first is the one that is named, and may be empty. */
  once?: readonly (readonly (keyof S['shape'] & string)[])[]
  /** Writes one record in the transaction of `db`, and answers its id. */
  save(db: Database, actor: Actor, fields: z.output<S>, deps: Needs): Promise<{ id: number }[]>
  /** What follows from the records of a chunk together. */
  written?(db: Database, actor: Actor, ids: readonly number[]): Promise<unknown>
  remove(db: Database, actor: Actor, id: number, deps: Needs): Promise<unknown>
}

interface GivenMany<S extends z.ZodObject>
  extends Given<S>, Pick<SheetEntity<z.output<S>>, 'keys' | 'write'> {
  /** Answers the records that are gone. */
  remove(db: Database, actor: Actor, ids: readonly number[]): Promise<number[]>
}

function readBy<S extends z.ZodObject>(schema: S) {
  return (row: object): ReadLine<z.output<S>> => {
    const { data, error } = schema.safeParse(row)
    return error ? { errors: fieldErrors(error) } : { fields: data }
  }
}

/** One in `<entity>.sheet.ts`, named by its module's manifest. Each line is written by the entity's own create. */
export function defineSheet<S extends z.ZodObject>({
  schema,
  chunk = 100,
  once = [],
  save,
  written,
  remove,
  ...given
}: GivenEach<S>): SheetEntity<z.output<S>> {
  return {
    ...given,
    chunk,
    fields: Object.keys(schema.shape),
    read: readBy(schema),
    keys(record) {
      const fields: Readonly<Record<string, unknown>> = record
      return new Map(
        once.flatMap((together) => {
          const values = together.map((field) => fields[field])
          if (values[0] == null || values[0] === '') return []
          return [[together[0]!, normalizeText(JSON.stringify(values))] as const]
        }),
      )
    },
    async write(deps, db, actor, lines) {
      const done = await writeEach(deps, db, lines, (fields) => save(db, actor, fields, deps))
      if (done.records.size) await written?.(db, actor, [...done.records.values()])
      return done
    },
    remove: { one: remove },
  }
}

/** The same for sheets of many lines: a few statements for all lines of a chunk. */
export function defineLongSheet<S extends z.ZodObject>({
  schema,
  chunk = 5000,
  remove,
  ...given
}: GivenMany<S>): SheetEntity<z.output<S>> {
  return {
    ...given,
    chunk,
    fields: Object.keys(schema.shape),
    read: readBy(schema),
    remove: { many: remove },
  }
}
