/** What an entity says of the sheet it takes ("Importar planilha"). No schemas: lists load this. */
import type { Ability, ModuleKey } from '../access.ts'
import type { Entity, Fields, WrittenName } from '../entity/entity.ts'
import type { Field, FieldKind } from '../entity/field-type.ts'

/** A record that a cell names. */
export type SheetLookUp =
  | 'provider'
  | 'department'
  | 'sector'
  | 'position'
  | 'microregion'
  | 'vehicle'
  | 'rentalCompany'
  | 'product'
  | 'squad'

export interface SheetColumn {
  title: string
  /** Other titles that sheets give to it. */
  also?: readonly string[]
  required?: true
  /** What the template shows. */
  sample: string
  /** Text when absent. */
  kind?: 'number' | 'date' | 'amount' | 'decimal' | 'moment' | 'flag' | 'document' | 'renavam'
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
  columns: Readonly<Record<string, SheetColumn>>
  /** How many lines one may have, where it is not `MAX_SHEET_LINES`. */
  most?: number
  /** The column that confirms a line which asks: the file of wrong lines has it, too. */
  confirms?: string
}

export const providerColumn = { title: 'Provedor', sample: 'Vetorial', among: 'provider' } as const

const cellKinds: Partial<Record<FieldKind, SheetColumn['kind']>> = {
  integer: 'number',
  count: 'number',
  amount: 'amount',
  decimal: 'decimal',
  day: 'date',
  moment: 'moment',
  flag: 'flag',
  cnpj: 'document',
  document: 'document',
}

/** Which records a reference's cell names. */
const lookUps: Readonly<Record<string, SheetLookUp>> = {
  id_empresa: 'provider',
  id_departamento: 'department',
  id_setor: 'sector',
  id_cargo: 'position',
  id_microrregiao: 'microregion',
  id_veiculo: 'vehicle',
  id_locadora: 'rentalCompany',
  id_produto: 'product',
  id_equipe: 'squad',
}

function columnOf(
  name: string,
  { kind, label, column, written, nullable, words }: Field,
): Omit<SheetColumn, 'sample'> {
  const title = (column !== 'detail' && column?.label) || label
  return {
    title,
    ...(written === 'required' && !nullable && { required: true }),
    ...(cellKinds[kind] && { kind: cellKinds[kind] }),
    ...(words && { choices: words }),
    ...(kind === 'reference' && { among: lookUps[name] }),
  }
}

/** `sheetColumnsOf(city, { nome: 'Nova Tubarão' })`: the columns of a sheet, each with what the template shows. */
export const sheetColumnsOf = <F extends Fields, Name extends WrittenName<F>>(
  { fields }: Entity<F>,
  samples: Readonly<Record<Name, string>>,
): Readonly<Record<string, SheetColumn>> =>
  Object.fromEntries(
    Object.entries<string>(samples).map(([name, sample]) => [
      name,
      { ...columnOf(name, fields[name]!), sample },
    ]),
  )
