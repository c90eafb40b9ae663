/** Which entities take a sheet ("Importar planilha"), and the columns of theirs. No schemas: lists load this. */
import { can, type Ability, type AccessHolder, type ModuleKey } from '../access.ts'
import { employmentLabels } from '../employee-options.ts'
import { audienceNames, technologyNames } from '../sales/pricing-words.ts'

/** How many lines one sheet of records may have. */
export const MAX_SHEET_LINES = 2000

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

interface SheetOfEntity {
  /** Who may import: whoever may add one. */
  module: ModuleKey
  ability: Ability
  columns: Readonly<Record<string, SheetColumn>>
}

const provider = { title: 'Provedor', sample: 'Vetorial', among: 'provider' } as const

export const sheetEntities = {
  employees: {
    module: 'rh',
    ability: 'manage',
    columns: {
      nome: { title: 'Nome', required: true, sample: 'Marina Prates' },
      email: { title: 'E-mail', required: true, sample: 'marina.prates@provedor.com.br' },
      id_empresa: { ...provider, required: true },
      id_departamento: { title: 'Departamento', required: true, sample: 'Comercial', among: 'department' },
      id_setor: { title: 'Setor', sample: 'Vendas', among: 'sector' },
      id_cargo: { title: 'Cargo', required: true, sample: 'Consultor', among: 'position' },
      data_admissao: { title: 'Admissão', required: true, sample: '02/03/2026', kind: 'date' },
      matricula: { title: 'Matrícula', sample: '1042' },
      tipo_vinculo: { title: 'Vínculo', sample: 'CLT', choices: employmentLabels },
      cpf: { title: 'CPF', sample: '529.982.247-25' },
      data_nascimento: { title: 'Nascimento', sample: '14/05/1990', kind: 'date' },
      telefone: { title: 'Telefone', sample: '(48) 99999-1234' },
      email_corp: { title: 'E-mail corporativo', sample: '' },
      telefone_corp: { title: 'Telefone corporativo', sample: '' },
    },
  },
  cities: {
    module: 'configuracao',
    ability: 'manage',
    columns: {
      nome: { title: 'Nome', required: true, sample: 'Nova Tubarão' },
      uf: { title: 'Estado', required: true, sample: 'SC' },
      id_empresa: provider,
    },
  },
  pricing: {
    module: 'precificacao',
    ability: 'manage',
    columns: {
      id_empresa: { ...provider, required: true },
      id_microrregiao: { title: 'Microrregião', sample: '', among: 'microregion' },
      produto: { title: 'Produto', required: true, sample: 'Fibra 600' },
      tecnologia: { title: 'Tecnologia', required: true, sample: 'Fibra', choices: technologyNames },
      velocidade_mbps: { title: 'Velocidade (Mbps)', required: true, sample: '600', kind: 'number' },
      valor: { title: 'Valor', required: true, sample: '119,90', kind: 'amount' },
      valor_promocional: { title: 'Valor promocional', sample: '99,90', kind: 'amount' },
      meses_promocao: { title: 'Meses de promoção', sample: '3', kind: 'number' },
      taxa_instalacao: { title: 'Instalação', sample: '0', kind: 'amount' },
      fidelidade_meses: { title: 'Fidelidade (meses)', required: true, sample: '12', kind: 'number' },
      publico: { title: 'Público', required: true, sample: 'Pessoa física', choices: audienceNames },
      vigencia_inicio: { title: 'Vigência de', required: true, sample: '01/12/2026', kind: 'date' },
      vigencia_fim: { title: 'Vigência até', sample: '', kind: 'date' },
    },
  },
} as const satisfies Record<string, SheetOfEntity>

export type SheetKey = keyof typeof sheetEntities
export const sheetKeys = Object.keys(sheetEntities) as [SheetKey, ...SheetKey[]]

/** The columns of an entity's sheet, in the order of its template. */
export const sheetColumns = (key: SheetKey): Readonly<Record<string, SheetColumn>> =>
  sheetEntities[key].columns

/** Whether somebody may import sheets of an entity. */
export const mayImport = (holder: AccessHolder | null, key: SheetKey): boolean =>
  can(holder, sheetEntities[key].module, sheetEntities[key].ability)

/** Whether somebody may import a sheet of any entity: they may send one. */
export const mayImportSomething = (holder: AccessHolder | null): boolean =>
  sheetKeys.some((key) => mayImport(holder, key))

/** Required columns that a mapping leaves out, by their titles. */
export const missingColumns = (key: SheetKey, mapa: Readonly<Record<string, number>>): string[] =>
  Object.entries(sheetColumns(key))
    .filter(([field, { required }]) => required && mapa[field] === undefined)
    .map(([, { title }]) => title)
