/** What modules offer to all others without being known to them: each part is one list or table, folded over all modules. */
import type { CardFigure } from './card-figures.ts'
import type { EventKind, TableReading } from './changes.ts'
import type { Departure } from './departures.ts'
import type { FileRule } from './file-rule.ts'
import type { Refusals } from './database-errors.ts'
import type { HistoryRules } from './history.ts'
import type { HoldingSource } from './holdings.ts'
import type { ObligationKind } from './obligations.ts'
import type { PageHeadSource } from './page-head.ts'
import type { PaletteSource } from './palette.ts'
import { inPageOrder, type PersonalData } from './personal-data.ts'
import type { Retention, Sweep } from './retention.ts'
import type { SealedColumn } from './sealed.ts'
import type { SheetEntity } from './sheet-entity.ts'

export interface Offers {
  /** Table → who may see the files of its records. Files of tables without a rule are seen by nobody. */
  files?: Readonly<Record<string, FileRule>>
  /** Table → whose history an actor may see. */
  history?: HistoryRules
  /** Tables whose changes programs may follow, each with the list that says who reads it. */
  changes?: readonly TableReading[]
  /** What webhooks report. */
  events?: readonly EventKind[]
  /** Words of the database's refusals. */
  refusals?: Refusals
  /** What it holds about people. */
  personalData?: PersonalData
  /** What a person may still have when they leave. */
  holdings?: readonly HoldingSource[]
  /** What ends when they leave. */
  departures?: readonly Departure[]
  /** Tasks that wait for people until they are done. */
  obligations?: readonly ObligationKind[]
  /** Numbers on the cards of the hubs. */
  figures?: readonly CardFigure[]
  /** Kinds of records that the search box finds. */
  search?: readonly PaletteSource[]
  /** Titles and pictures of pages that guests share. */
  heads?: readonly PageHeadSource[]
  /** What it keeps for a time alone. */
  retentions?: readonly Retention[]
  /** Table with months → what ends its rows. Without one they go with their records. */
  sweeps?: Readonly<Record<string, Sweep>>
  /** Columns whose values are sealed; their tables have an `id`. */
  sealed?: readonly SealedColumn[]
  /** Entities whose records come from a sheet, too ("Importar planilha"). */
  sheets?: readonly SheetEntity[]
}

/** The offers of all modules together. */
export type AllOffers = Required<Offers> & {
  refusals: Required<Refusals>
  personalData: Required<PersonalData>
}

/** Folds them; a table that two modules speak for is a mistake of the code. */
export function gather(modules: readonly Offers[]): AllOffers {
  return {
    files: together(modules.map(({ files }) => files)),
    history: together(modules.map(({ history }) => history)),
    changes: modules.flatMap(({ changes = [] }) => changes),
    events: modules.flatMap(({ events = [] }) => events),
    refusals: {
      texts: together(modules.map(({ refusals }) => refusals?.texts)),
      inUse: together(modules.map(({ refusals }) => refusals?.inUse)),
      ofCodeAlone: modules.flatMap(({ refusals }) => refusals?.ofCodeAlone ?? []),
    },
    personalData: {
      kept: inPageOrder(modules.flatMap(({ personalData }) => personalData?.kept ?? [])),
      notAbout: modules.flatMap(({ personalData }) => personalData?.notAbout ?? []),
      forgets: modules.flatMap(({ personalData }) => personalData?.forgets ?? []),
    },
    retentions: modules.flatMap(({ retentions = [] }) => retentions),
    sweeps: together(modules.map(({ sweeps }) => sweeps)),
    holdings: modules.flatMap(({ holdings = [] }) => holdings),
    departures: modules.flatMap(({ departures = [] }) => departures),
    obligations: modules.flatMap(({ obligations = [] }) => obligations),
    figures: modules.flatMap(({ figures = [] }) => figures),
    search: modules.flatMap(({ search = [] }) => search),
    heads: modules.flatMap(({ heads = [] }) => heads),
    sealed: modules.flatMap(({ sealed = [] }) => sealed),
    sheets: modules.flatMap(({ sheets = [] }) => sheets),
  }
}

/** One table of many; throws where a name is used twice. */
function together<T>(tables: readonly (Readonly<Record<string, T>> | undefined)[]): Record<string, T> {
  const all = new Map<string, T>()
  for (const [name, value] of tables.flatMap((table) => Object.entries(table ?? {}))) {
    if (all.has(name)) throw new Error(`two modules speak for ${name}`)
    all.set(name, value)
  }
  return Object.fromEntries(all)
}
