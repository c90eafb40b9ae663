/** What is special of a field, around its kind: `field.optional(field.day('Validade'))`. */
import type { ColumnKind, ListColumn, PersonalKind } from '../list-column.ts'
import type { Column, Field, Values, Written } from './field-type.ts'

type OrNull<V extends Values> = Values<V['in'] | null, V['out'] | null, V['row'] | null>

/** Null is stored too; what is written still has to be sent. */
export const nullable = <V extends Values, W extends Written, C extends Column>(
  field: Field<V, W, C>,
): Field<OrNull<V>, W, C> => ({ ...field, values: undefined, nullable: true })

/** It may be left out or emptied: null is stored. */
export const optional = <V extends Values, C extends Column>(
  field: Field<V, 'required', C>,
): Field<OrNull<V>, 'optional', C> => ({ ...field, values: undefined, nullable: true, written: 'optional' })

/** It has to be sent, though its kind may be left out: a flag that people answer. */
export const required = <V extends Values, C extends Column>(
  field: Field<V, 'optional', C>,
): Field<V, 'required', C> => ({ ...field, written: 'required' })

/** It may be left out: the database's default is stored. */
export const defaulted = <V extends Values, C extends Column>(
  field: Field<V, 'required', C>,
): Field<V, 'optional', C> => ({ ...field, written: 'optional' })

/** A new record needs it, and no edit changes it. */
export const fixed = <V extends Values, C extends Column>(
  field: Field<V, 'required', C>,
): Field<V, 'fixed', C> => ({ ...field, written: 'fixed' })

/** A value of its kind may still be wrong: `problem` says why, as people read it. */
export const checked = <V extends Values, W extends Written, C extends Column>(
  problem: (value: V['out']) => string | undefined,
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, problem })

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

/** Files do not have it. */
export const unlabelled = <V extends Values, W extends Written, C extends ListColumn>(
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, label: undefined } })

/** Its column has one of these values: a filter takes no others. */
export const listed = <V extends Values, W extends Written, C extends ListColumn>(
  words: Readonly<Record<string, string>>,
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, words } })

/** The list adds it up over all rows of its filter. */
export const summed = <V extends Values, W extends Written, C extends ListColumn>(
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, summed: true } })

/** The history has another word. */
export const logged = <V extends Values, W extends Written, C extends Column>(
  historyLabel: string,
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, historyLabel })

/** Kept without the marks that people write: a filter is read without them too. */
export const unmarkedText = <V extends Values, W extends Written, C extends ListColumn>(
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, unmarked: true } })

/** Its column says something of a person. */
export const personal = <V extends Values, W extends Written, C extends ListColumn>(
  what: PersonalKind,
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, personal: what } })

/** Linked records: null is sent for none. */
export const nullForNone = <V extends Values, C extends Column>(
  field: Field<V, 'linked', C>,
): Field<Values<V['in'] | null, V['out'], V['row']>, 'linked', C> => ({
  ...field,
  values: undefined,
  nullForNone: true,
})

/** The history does not show it. */
export const unlogged = <V extends Values, W extends Written, C extends Column>(
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, unlogged: true })

/** No list filters or sorts by it; answers hold it. */
export const unlisted = <V extends Values, W extends Written>(
  field: Field<V, W, Column>,
): Field<V, W, null> => ({ ...field, column: null })

/** Filtered and shown by lists, not sorted: long texts. */
export const unsorted = <V extends Values, W extends Written, Kind extends ColumnKind>(
  field: Field<V, W, ListColumn<Kind>>,
): Field<V, W, ListColumn<Kind, false>> => ({ ...field, column: { ...field.column, sortable: false } })

/** Lists and files show the day of a moment alone. */
export const byDay = <V extends Values, W extends Written, C extends ListColumn>(
  field: Field<V, W, C>,
): Field<V, W, C> => ({ ...field, column: { ...field.column, as: 'day' } })
