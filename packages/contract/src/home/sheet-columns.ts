/** What an entity says of the sheet it takes ("Importar planilha"). No schemas: lists load this. */
import type { Ability, ModuleKey } from '../access.ts'

/** A record of the organisation that a cell names. */
export type SheetLookUp = 'provider' | 'department' | 'sector' | 'position' | 'microregion'

export interface SheetColumn {
  title: string
  required?: true
  /** What the template shows. */
  sample: string
  /** Text when absent. */
  kind?: 'number' | 'date' | 'amount'
  /** Value → what people call it; both are read. */
  choices?: Readonly<Record<string, string>>
  /** The cell is a name, the value its id. */
  among?: SheetLookUp
}

/** Each entity's in its own file beside its contract, and a line in `sheet-list.ts`. */
export interface Sheet {
  /** The router that keeps the records. */
  entidade: string
  /** Who may import: who may add one. */
  module: ModuleKey
  ability: Ability
  /** Its table, where the readers of `module` read its history: `history.ts` has no line for it then. */
  history?: string
  columns: Readonly<Record<string, SheetColumn>>
}

export const providerColumn = { title: 'Provedor', sample: 'Vetorial', among: 'provider' } as const
