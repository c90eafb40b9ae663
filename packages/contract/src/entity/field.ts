/**
 * The kinds of fields that an entity is declared with: `field.name('Nome', 120)`. Plain data and types, without zod.
 * A kind says what a field takes, which column of the list it is, and how forms and lists show it.
 */
import {
  active as activeColumn,
  amount as amountColumn,
  asWords,
  boolean,
  choice as choiceColumn,
  date,
  decimal as decimalColumn,
  documentNumber,
  number,
  personal as personalColumn,
  telephone,
  text as textColumn,
  unmarked,
  type ColumnKind,
  type ListColumn,
} from '../list-column.ts'
import type { CityChoice } from '../city-choice.ts'
import { states, type Uf } from '../states.ts'
import type { Field, Values } from './field-type.ts'

export type { Field, FieldKind } from './field-type.ts'
export {
  byDay,
  checked,
  computed,
  defaulted,
  detail,
  fixed,
  headed,
  listed,
  logged,
  nullForNone,
  nullable,
  optional,
  personal,
  required,
  stepped,
  summed,
  unlabelled,
  unlisted,
  unlogged,
  unmarkedText,
  unsorted,
} from './field-modifiers.ts'

const stateWords = asWords(states.map(({ uf }) => uf))

type Same<T> = Values<T, T, T>
type Sorted<Kind extends ColumnKind> = ListColumn<Kind, true>
type Required<T, Kind extends ColumnKind> = Field<Same<T>, 'required', Sorted<Kind>>

const written = { written: 'required' } as const

/** A text of 2 to `max` characters. */
export const name = (label: string, max: number): Required<string, 'text'> => ({
  ...written,
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

export const email = (label: string): Required<string, 'text'> => ({
  ...text(label, 254),
  kind: 'email',
  column: personalColumn('email', textColumn(label)),
})

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
  column: { ...unmarked('CNPJ'), as: 'document' },
})

/** Kept without its mark. */
export const cep = (): Required<string, 'text'> => ({
  ...text('CEP', 8),
  kind: 'cep',
  column: { ...unmarked('CEP'), as: 'cep' },
})

/** A person's CPF or a company's CNPJ, kept without marks. */
export const document = (label: string): Required<string, 'text'> => ({
  ...text(label, 14),
  kind: 'document',
  column: documentNumber(label),
})

/** The provider by its key, stored as `id_empresa`. */
export const providerKey = (): Required<string, 'text'> => ({
  ...written,
  kind: 'providerKey',
  label: 'Provedor',
  column: textColumn(),
})

/** A state by its two letters. */
export const state = (label = 'Estado'): Required<Uf, 'text'> => ({
  ...written,
  kind: 'state',
  label,
  column: choiceColumn(stateWords, label),
})

/** A whole number between the two, both taken. */
export const integer = (label: string, least: number, greatest: number): Required<number, 'number'> => ({
  ...written,
  kind: 'integer',
  label,
  range: [least, greatest],
  column: number(label),
})

/** Reais: sent as a number or as decimal text, kept as text with a point. */
export const amount = (
  label: string,
): Field<Values<string | number, string, string>, 'required', Sorted<'number'>> => ({
  ...written,
  kind: 'amount',
  label,
  column: amountColumn(label),
})

/** A day: `2026-03-31`. */
export const day = (label: string): Required<string, 'date'> => ({
  ...written,
  kind: 'day',
  label,
  column: date(label),
})

/** A day of every year: `03-31`. */
export const monthDay = (label: string): Required<string, 'text'> => ({ ...text(label, 5), kind: 'monthDay' })

/** A moment, sent as text: with an offset that instant, without one Brasília's time. Answers hold a `Date`. */
export const moment = (label: string): Field<Values<string, string, Date>, 'required', Sorted<'date'>> => ({
  ...written,
  kind: 'moment',
  label,
  column: date(label),
})

/** The id of an upload; one record alone has it, and its history does not. */
export const file = (label: string): Field<Values<string, string, string>, 'required', 'detail'> => ({
  ...written,
  kind: 'file',
  label,
  column: 'detail',
  unlogged: true,
})

/** A number from zero on with places after the point: sent and kept as text, such as `42.5`. */
export const decimal = (label: string, places: number): Required<string, 'number'> => ({
  ...written,
  kind: 'decimal',
  label,
  places,
  column: decimalColumn(label),
})

/** A number that is made of others. */
export const figure = (label: string): Field<Values<never, never, number>, 'never', Sorted<'number'>> => ({
  kind: 'figure',
  label,
  written: 'never',
  column: number(label),
})

/** One of a closed list, stored by its key. */
export const choice = <Key extends string>(
  label: string,
  words: Readonly<Record<Key, string>>,
): Required<Key, 'text'> => ({
  ...written,
  kind: 'choice',
  label,
  words,
  column: choiceColumn(words, label),
})

/** The id of another record. Lists and files show its name, a `joined` field. */
export const reference = (label: string): Required<number, 'number'> => ({
  ...written,
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
export const active = (): Flag => ({
  ...flag('Status'),
  kind: 'active',
  column: activeColumn('Status'),
  historyLabel: 'Ativo',
})

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

/** Words between semicolons, each once: sent as a text or as a list. */
export const tags = (
  label: string,
): Field<Values<string | string[], string, string>, 'required', Sorted<'text'>> => ({
  ...written,
  kind: 'tags',
  label,
  column: textColumn(label),
})

/** Cities that a table of links joins with the record: sent as ids; one record alone has them. */
export const cities = (
  label: string,
): Field<Values<number[], number[], CityChoice[]>, 'linked', 'detail'> => ({
  kind: 'cities',
  label,
  written: 'linked',
  column: 'detail',
})

/** A set of roles; rows have it, lists do not filter by it. */
export const roles = (label: string): Field<Same<string[]>, 'required', null> => ({
  ...written,
  kind: 'roles',
  label,
  column: null,
})
