/** What a declared field is. Plain data and types, without zod. */
import type { ListColumn } from '../list-column.ts'

/**
 * Whether a record may be saved without it; `fixed`: a new record needs it, and no edit changes it; `linked`: it may, and a
 * table of links keeps it; `step`: no form changes it; `never`: it is no column of its table.
 */
export type Written = 'required' | 'fixed' | 'optional' | 'linked' | 'step' | 'never'

export type FieldKind =
  | 'name'
  | 'text'
  | 'active'
  | 'flag'
  | 'integer'
  | 'amount'
  | 'day'
  | 'monthDay'
  | 'choice'
  | 'reference'
  | 'joined'
  | 'joinedId'
  | 'url'
  | 'color'
  | 'icon'
  | 'count'
  | 'email'
  | 'phone'
  | 'cnpj'
  | 'cep'
  | 'moment'
  | 'decimal'
  | 'figure'
  | 'file'
  | 'state'
  | 'document'
  | 'providerKey'
  | 'roles'
  | 'tags'
  | 'cities'

/** The TypeScript types of a value: what a form sends, what the server reads of it, what an answer holds. */
export interface Values<In = unknown, Out = unknown, Row = unknown> {
  in: In
  out: Out
  row: Row
}

/** Of a field that is no column of the list: null where its rows have it, `detail` where one record alone has it. */
export type Column = ListColumn | null | 'detail'

export interface Field<V extends Values = Values, W extends Written = Written, C extends Column = Column> {
  readonly kind: FieldKind
  /** The name on forms, lists, files and in the history. */
  readonly label: string
  readonly written: W
  /** Whether null may be stored. */
  readonly nullable?: true
  /** Of linked records: null is taken for none. */
  readonly nullForNone?: true
  /** Characters of a text. */
  readonly max?: number
  /** Of a decimal: places after the point. */
  readonly places?: number
  /** Of a whole number. */
  readonly range?: readonly [least: number, greatest: number]
  /** What is wrong with a value of the kind, as people read it. */
  problem?(value: unknown): string | undefined
  /** Of a choice: stored value → the word that people read. */
  readonly words?: Readonly<Record<string, string>>
  readonly column: C
  /** In the history, where another word is used there. */
  readonly historyLabel?: string
  /** The history does not show it. */
  readonly unlogged?: true
  /** Only a type: no value is ever here. */
  readonly values?: V
}
