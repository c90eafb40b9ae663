/**
 * The kinds of fields that an entity is declared with: `field.name('Nome', 120)`. Plain data and types, without zod.
 * A kind says what a field takes, which column of the list it is, and how forms and lists show it.
 */
import {
  amount as amountColumn,
  boolean,
  choice as choiceColumn,
  date,
  number,
  telephone,
  text as textColumn,
  unmarked,
  type ColumnKind,
  type ListColumn,
} from '../list-column.ts'
import type { Uf } from '../states.ts'

/** Whether a record may be saved without it; `step`: no form changes it; `never`: it is no column of its table. */
export type Written = 'required' | 'optional' | 'step' | 'never'

export type FieldKind =
  | 'name'
  | 'text'
  | 'active'
  | 'flag'
  | 'integer'
  | 'amount'
  | 'day'
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
  | 'moment'
  | 'file'
  | 'state'

/** The TypeScript types of a value: what a form sends, what the server reads of it, what an answer holds. */
interface Values<In = unknown, Out = unknown, Row = unknown> {
  in: In
  out: Out
  row: Row
}

/** Of a field that is no column of the list: null where its rows have it, `detail` where one record alone has it. */
type Column = ListColumn | null | 'detail'

export interface Field<V extends Values = Values, W extends Written = Written, C extends Column = Column> {
  readonly kind: FieldKind
  /** The name on forms, lists, files and in the history. */
  readonly label: string
  readonly written: W
  /** Whether null may be stored. */
  readonly nullable?: true
  /** Characters of a text. */
  readonly max?: number
  /** Of a whole number. */
  readonly range?: readonly [least: number, greatest: number]
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

type Same<T> = Values<T, T, T>
type Sorted<Kind extends ColumnKind> = ListColumn<Kind, true>
type Required<T, Kind extends ColumnKind> = Field<Same<T>, 'required', Sorted<Kind>>

const required = { written: 'required' } as const

/** A text of 2 to `max` characters. */
export const name = (label: string, max: number): Required<string, 'text'> => ({
  ...required,
  kind: 'name',
  label,
  max,
  column: textColumn(label),
})

/** A text of 1 to `max` characters. */
export const text = (label: string, max: number): Required<string, 'text'> => ({
  ...name(label, max),
  kind: 'text',
})

/** An http or https address. */
export const url = (label: string): Required<string, 'text'> => ({ ...text(label, 2048), kind: 'url' })

/** `#rrggbb`, in small letters. */
export const color = (): Required<string, 'text'> => ({ ...text('Cor', 7), kind: 'color' })

/** Name of an icon of the picker, such as `megaphone`. */
export const icon = (): Required<string, 'text'> => ({ ...text('Ícone', 60), kind: 'icon' })

export const email = (label: string): Required<string, 'text'> => ({ ...text(label, 254), kind: 'email' })

/** A telephone, kept without marks. */
export const phone = (label: string): Required<string, 'text'> => ({
  ...text(label, 13),
  kind: 'phone',
  column: telephone(label),
})

/** Kept without marks. */
export const cnpj = (): Required<string, 'text'> => ({
  ...text('CNPJ', 14),
  kind: 'cnpj',
  column: unmarked('CNPJ'),
})

/** A state by its two letters. */
export const state = (label = 'Estado'): Required<Uf, 'text'> => ({
  ...required,
  kind: 'state',
  label,
  column: textColumn(label),
})

/** A whole number between the two, both taken. */
export const integer = (label: string, least: number, greatest: number): Required<number, 'number'> => ({
  ...required,
  kind: 'integer',
  label,
  range: [least, greatest],
  column: number(label),
})

/** Reais: sent as a number or as decimal text, kept as text with a point. */
export const amount = (
  label: string,
): Field<Values<string | number, string, string>, 'required', Sorted<'number'>> => ({
  ...required,
  kind: 'amount',
  label,
  column: amountColumn(label),
})

/** A day: `2026-03-31`. */
export const day = (label: string): Required<string, 'date'> => ({
  ...required,
  kind: 'day',
  label,
  column: date(label),
})

/** A moment, sent as text: with an offset that instant, without one Brasília's time. Answers hold a `Date`. */
export const moment = (label: string): Field<Values<string, string, Date>, 'required', Sorted<'date'>> => ({
  ...required,
  kind: 'moment',
  label,
  column: date(label),
})

/** The id of an upload; one record alone has it, and its history does not. */
export const file = (label: string): Field<Values<string, string, string>, 'required', 'detail'> => ({
  ...required,
  kind: 'file',
  label,
  column: 'detail',
  unlogged: true,
})

/** One of a closed list, stored by its key. */
export const choice = <Key extends string>(
  label: string,
  words: Readonly<Record<Key, string>>,
): Required<Key, 'text'> => ({
  ...required,
  kind: 'choice',
  label,
  words,
  column: choiceColumn(words, label),
})

/** The id of another record. Lists and files show its name, a `joined` field. */
export const reference = (label: string): Required<number, 'number'> => ({
  ...required,
  kind: 'reference',
  label,
  column: number(),
})

type Flag = Field<Same<boolean>, 'optional', Sorted<'boolean'>>

/** Sim or Não; the database's default where it is left out. */
export const flag = (label: string): Flag => ({
  kind: 'flag',
  label,
  written: 'optional',
  column: boolean(label),
})

/** Whether the record is offered for new use. */
export const active = (): Flag => ({ ...flag('Status'), kind: 'active', historyLabel: 'Ativo' })

/** A text of another table. */
export const joined = (label: string): Field<Values<never, never, string>, 'never', Sorted<'text'>> => ({
  kind: 'joined',
  label,
  written: 'never',
  column: textColumn(label),
})

/** An id of another table that lists filter by. */
export const joinedId = (label: string): Field<Values<never, never, number>, 'never', Sorted<'number'>> => ({
  kind: 'joinedId',
  label,
  written: 'never',
  column: number(),
})

/** How many records of another table belong to it. */
export const count = (label: string): Field<Values<never, never, number>, 'never', Sorted<'number'>> => ({
  kind: 'count',
  label,
  written: 'never',
  column: number(label),
})

type OrNull<V extends Values> = Values<V['in'] | null, V['out'] | null, V['row'] | null>

/** Null is stored too; what is written still has to be sent. */
export const nullable = <V extends Values, W extends Written, C extends Column>(
  field: Field<V, W, C>,
): Field<OrNull<V>, W, C> => ({ ...field, values: undefined, nullable: true })

/** It may be left out or emptied: null is stored. */
export const optional = <V extends Values, C extends Column>(
  field: Field<V, 'required', C>,
): Field<OrNull<V>, 'optional', C> => ({ ...field, values: undefined, nullable: true, written: 'optional' })

/** It may be left out: the database's default is stored. */
export const defaulted = <V extends Values, C extends Column>(
  field: Field<V, 'required', C>,
): Field<V, 'optional', C> => ({ ...field, written: 'optional' })

/** No form changes it, but steps of the record do; the history shows it. */
export const stepped = <V extends Values, C extends Column>(
  field: Field<V, Written, C>,
): Field<Values<never, never, V['row']>, 'step', C> => ({ ...field, values: undefined, written: 'step' })

/** Made of others: nobody writes it. */
export const computed = <V extends Values, C extends Column>(
  field: Field<V, Written, C>,
): Field<Values<never, never, V['row']>, 'never', C> => ({ ...field, values: undefined, written: 'never' })

/** Lists do not have it; the answer of one record does. */
export const detail = <V extends Values, W extends Written>(
  field: Field<V, W, Column>,
): Field<V, W, 'detail'> => ({ ...field, column: 'detail' })

/** Lists and files have a shorter head. */
export const headed = <V extends Values, W extends Written, C extends ListColumn>(
  head: string,
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, label: head } })

/** The history does not show it. */
export const unlogged = <V extends Values, W extends Written, C extends Column>(
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, unlogged: true })

/** No list filters or sorts by it; answers hold it. */
export const unlisted = <V extends Values, W extends Written>(
  field: Field<V, W, ListColumn>,
): Field<V, W, null> => ({ ...field, column: null })

/** Filtered and shown by lists, not sorted: long texts. */
export const unsorted = <V extends Values, W extends Written, Kind extends ColumnKind>(
  field: Field<V, W, ListColumn<Kind>>,
): Field<V, W, ListColumn<Kind, false>> => ({ ...field, column: { ...field.column, sortable: false } })
