import type { HistoryTable } from '@intranet/contract/history-tables'
import {
  type Entity,
  type Fields,
  historyChoices,
  historyKinds,
  historyLabels,
  type StoredName,
} from '@intranet/contract/entity/entity'
import type { FieldKind } from '@intranet/contract/entity/field-type'
import type { DB } from '@intranet/db/schema'

/** One that is put together from others has its own names. */
type Column<Table extends HistoryTable> = Table extends keyof DB ? keyof DB[Table] & string : string
/** What names a column that no table has. */
type Unknown<Named, Table extends HistoryTable> = { [Name in Exclude<keyof Named, Column<Table>>]: never }

/** What "Ver histórico de Edições" shows of a record. */
export interface History {
  tables: readonly HistoryTable[]
  /** Portuguese names of the columns that are shown. */
  labels: Readonly<Record<string, string>>
  /** What the values of a column that holds one of a closed list are called. */
  choices?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What a column holds whose name does not say it (`kindOf`). */
  kinds?: Readonly<Record<string, FieldKind>>
  /** Which part of the record a row is about, where it has several. */
  about?: (values: Record<string, unknown>) => string | undefined
}

/** A history whose labels and choices are columns of its tables. */
export const historyOf = <
  const Table extends HistoryTable,
  Labels extends History['labels'],
  Choices extends NonNullable<History['choices']> = Record<never, never>,
>(
  tables: readonly Table[],
  labels: Labels & Unknown<Labels, Table>,
  more: {
    choices?: Choices & Unknown<Choices, Table>
    kinds?: History['kinds']
    about?: History['about']
  } = {},
): History => ({ tables, labels, ...more })

/** A key is stored as the id of its provider. */
type DeclaredColumn<F extends Fields> = Pick<F, Exclude<StoredName<F>, 'sistema'>>

/** What the declaration of an entity leaves out: other tables, other words, choices. */
interface BesideDeclared<Table extends HistoryTable, Labels, Choices> extends Pick<History, 'about'> {
  beside?: readonly Table[]
  labels?: Labels
  choices?: Choices
}

/** The history of a declared entity; what people write and steps change must be columns of its table. */
export const historyFrom = <
  F extends Fields,
  Table extends HistoryTable,
  const Beside extends HistoryTable = never,
  Labels extends History['labels'] = Record<never, never>,
  Choices extends NonNullable<History['choices']> = Record<never, never>,
>(
  declared: Entity<F, string, Table> & { fields: Unknown<DeclaredColumn<F>, Table> },
  more: BesideDeclared<
    Beside,
    Labels & Unknown<Labels, Table | Beside>,
    Choices & Unknown<Choices, Table | Beside>
  > = {},
): History => ({
  tables: [declared.table, ...(more.beside ?? [])],
  labels: { ...historyLabels(declared), ...more.labels },
  choices: { ...historyChoices(declared), ...more.choices },
  kinds: historyKinds(declared),
  ...(more.about && { about: more.about }),
})
