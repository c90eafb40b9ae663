/** An entity, declared once: schemas, list, files, history, forms and bulk changes follow from it. */
import type { ListColumn } from '../list-column.ts'
import type { RecordErrors } from '../record-errors.ts'
import type { Field, FieldKind } from './field.ts'

export type Fields = Readonly<Record<string, Field>>

/** What a form fills in. */
export type WrittenName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['written'] extends 'required' | 'fixed' | 'optional' | 'linked'
    ? Name
    : never
}[keyof F & string]

/** What an edit may change. */
export type ChangedName<F extends Fields> = {
  [Name in WrittenName<F>]: F[Name]['written'] extends 'fixed' ? never : Name
}[WrittenName<F>]

/** What its table holds: what a form fills in or a step changes. */
export type StoredName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['written'] extends 'linked' | 'never' ? never : Name
}[keyof F & string]

/** What a list shows and filters by. */
export type ListedName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['column'] extends ListColumn ? Name : never
}[keyof F & string]

/** What a list is sorted by. */
export type SortedName<F extends Fields> = {
  [Name in keyof F & string]: F[Name]['column'] extends ListColumn<infer _Kind, true> ? Name : never
}[keyof F & string]

/** … its own dates included. */
export type ListOrder<F extends Fields> = SortedName<F> | 'id' | 'created_at' | 'updated_at'

type OutOf<F> = F extends Field<infer V> ? V['out'] : never

/** A whole record as a form fills it in. */
export type Filled<F extends Fields> = {
  [Name in WrittenName<F> as F[Name]['written'] extends 'required' | 'fixed' ? Name : never]: OutOf<F[Name]>
} & {
  [Name in WrittenName<F> as F[Name]['written'] extends 'required' | 'fixed' ? never : Name]?: OutOf<F[Name]>
}

/** Fields, and groups of fields that one rule or one input reads together: a group counts as one. */
export type Merges<Name extends string = string> = readonly (Name | readonly Name[])[]

export interface Entity<
  F extends Fields = Fields,
  Bulk extends string = string,
  Table extends string = string,
  Shown extends string = string,
> {
  /** Every table of an entity also has `id`, `created_at` and `updated_at`. */
  readonly table: Table
  readonly fields: F
  /** The default order of its list: a field, or `-field`. */
  readonly sort: string
  /** What may be changed in several records at once. */
  readonly bulk: readonly Bulk[]
  /** What a selector shows of a record, beside its id. */
  readonly options: readonly Shown[]
  /** Fields that describe: two edits at once are both kept (docs/platform.md#two-edits-that-do-not-meet). */
  readonly merges: Merges
  /** Field → text of what does not fit together in a whole record: its form and a create ask it. */
  errors?(whole: Filled<F>): RecordErrors
  /** The head of `created_at`; null where files do not have it. */
  readonly created: string | null
  /** The column of `updated_at`, where lists show it. */
  readonly updated?: ListColumn<'date', true>
}

interface More<F extends Fields, Bulk extends string, Shown extends string> {
  sort: ListOrder<F> | `-${ListOrder<F>}`
  bulk?: readonly Bulk[]
  options?: readonly Shown[]
  merges?: Merges<ChangedName<F>>
  errors?(whole: Filled<F>): RecordErrors
  created?: string | null
  updated?: ListColumn<'date', true>
}

/** `entity('rh_departamento', { nome: field.name('Nome', 120), … }, { sort: 'nome' })` */
export const entity = <
  Table extends string,
  const F extends Fields,
  const Bulk extends WrittenName<F> = never,
  const Shown extends keyof F & string = never,
>(
  table: Table,
  fields: F,
  { sort, bulk = [], options = [], merges = [], errors, created = 'Criação', updated }: More<F, Bulk, Shown>,
): Entity<F, Bulk, Table, Shown> => ({ table, fields, sort, bulk, options, merges, errors, created, updated })

const loggedOf = ({ fields }: Entity) =>
  Object.entries(fields).filter(
    ([, { written, unlogged }]) => written !== 'never' && written !== 'linked' && !unlogged,
  )

/** Column → name, of what people write and steps change. */
export const historyLabels = (declared: Entity): Record<string, string> =>
  Object.fromEntries(
    loggedOf(declared).map(([name, { kind, label, historyLabel }]) => [
      kind === 'providerKey' ? 'id_empresa' : name,
      historyLabel ?? label,
    ]),
  )

/** Column → what it holds, where that is written in its own way. */
export const historyKinds = (declared: Entity): Record<string, FieldKind> =>
  Object.fromEntries(loggedOf(declared).map(([name, { kind }]) => [name, kind]))

/** Column → stored value → word, of its choices. */
export const historyChoices = (declared: Entity): Record<string, Readonly<Record<string, string>>> =>
  Object.fromEntries(loggedOf(declared).flatMap(([name, { words }]) => (words ? [[name, words]] : [])))
