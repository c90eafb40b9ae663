/** What a column of a list is. Without zod: the browser's lists read it. */
export type ColumnKind = 'text' | 'number' | 'boolean' | 'date'

/** A moment by its day alone, in Brasília; a telephone, document or CEP with its marks; a flag as Ativo or Inativo. */
export type ShownAs = 'day' | 'phone' | 'document' | 'cep' | 'active'

/** What a column says of a person: how to find, reach or recognise them. */
export type PersonalKind = 'document' | 'licence' | 'phone' | 'email' | 'birth'

/** A column of a list. `label` is its title in exports; without one it is not exported. */
export interface ListColumn<Kind extends ColumnKind = ColumnKind, Sortable extends boolean = boolean> {
  kind: Kind
  label?: string
  sortable: Sortable
  /** Kept without the marks that people write: a filter is read without them too. */
  unmarked?: boolean
  /** Stored value → the word that people read, for the export. */
  words?: Readonly<Record<string, string>>
  /** An amount in reais. */
  money?: boolean
  /** Answered as text, for its places after the point; a filter takes this text too. */
  places?: true
  /** Added up over all rows of the filter, below its column. */
  summed?: true
  /** How screens and files show the value, where that is not how it is stored. */
  as?: ShownAs
  /** A file with such a column asks for the password again (docs/access.md#confirmation). */
  personal?: PersonalKind
  /** Of a list that grows without end: an index finds rows by it (docs/rest.md#filters). */
  indexed?: true
}

/** Makes a column, which is sortable unless it says not. */
interface ColumnMaker<Kind extends ColumnKind> {
  (label?: string): ListColumn<Kind, true>
  (label: string | undefined, sortable: false): ListColumn<Kind, false>
}

const maker = <Kind extends ColumnKind>(shape: Omit<ListColumn<Kind>, 'label' | 'sortable'>) =>
  ((label?: string, sortable = true) => ({ ...shape, label, sortable })) as ColumnMaker<Kind>

export const text = maker({ kind: 'text' })
export const number = maker({ kind: 'number' })
export const boolean = maker({ kind: 'boolean' })
export const date = maker({ kind: 'date' })

/** Whether a record is offered for new use. */
export const active = maker({ kind: 'boolean', as: 'active' })

/** A moment of which people read the day. */
export const momentDay = maker({ kind: 'date', as: 'day' })

/** An amount in reais. */
export const amount = maker({ kind: 'number', money: true })

/** Litres and the like: a number with places after the point. */
export const decimal = maker({ kind: 'number', places: true })

export const unmarked = maker({ kind: 'text', unmarked: true })

/** A person's CPF or a company's CNPJ. */
export const documentNumber = maker({ kind: 'text', unmarked: true, as: 'document', personal: 'document' })

export const telephone = maker({ kind: 'text', unmarked: true, as: 'phone', personal: 'phone' })

/** Marks a column that says something of a person. */
export const personal = <C extends ListColumn>(what: PersonalKind, column: C): C => ({
  ...column,
  personal: what,
})

/** Marks a column by which an index finds rows: such a list takes no `_or` without one. */
export const indexed = <C extends ListColumn>(column: C): C => ({ ...column, indexed: true })

/** Marks an amount whose total means something: a payment, not a price. */
export const summed = <C extends ListColumn>(column: C): C => ({ ...column, summed: true })

type Words = Readonly<Record<string, string>>

/** A value from a closed list: filtered and answered as stored, exported as people read it. */
export function choice(words: Words, label?: string): ListColumn<'text', true>
export function choice(words: Words, label: string | undefined, sortable: false): ListColumn<'text', false>
export function choice(words: Words, label?: string, sortable = true): ListColumn<'text'> {
  return { kind: 'text', label, sortable, words }
}

/** Values that are their own words. */
export const asWords = <V extends string | number>(values: readonly V[]): Record<V, string> =>
  Object.fromEntries(values.map((value) => [value, String(value)])) as Record<V, string>

/** A number from a closed list, such as a stage. */
export const numbered = (words: Words, label?: string): ListColumn<'number', true> => ({
  ...number(label),
  words,
})

/** The values of a column's list, as they are stored; none where it has no list. */
export function valuesOf({ kind, words = {} }: ListColumn): (string | number)[] {
  const values = Object.keys(words)
  return kind === 'number' ? values.map(Number) : values
}
