/** Words of HR's reports that screens share with the server, without zod. */

/** Smaller groups are not shown, except to HR's manager (docs/platform.md#small-groups). */
export const SMALLEST_GROUP = 5

/** First age of each band and its name; the last one is open. */
export const ageBands = [
  { from: 14, label: '14–17' },
  { from: 18, label: '18–24' },
  { from: 25, label: '25–34' },
  { from: 35, label: '35–44' },
  { from: 45, label: '45–54' },
  { from: 55, label: '55–64' },
  { from: 65, label: '65+' },
] as const

export const genderLabels = { F: 'Feminino', M: 'Masculino', O: 'Outro', N: 'Não informado' } as const
export type GenderKey = keyof typeof genderLabels

export const genderGroupings = ['geral', 'empresa', 'departamento'] as const
export type GenderGrouping = (typeof genderGroupings)[number]

/** A row of the gender report; `grupo` is the provider or department in which people are counted. */
export interface GenderRow {
  id: number
  grupo: string | null
  genero: string
  quantidade: number
  percentual: number
}

/** A band of ages with how many of each gender. */
export interface PyramidRow {
  id: number
  faixa: string
  feminino: number
  masculino: number
  outro: number
  nao_informado: number
  total: number
}

export interface ProviderCityRow {
  id: number
  id_empresa: number | null
  empresa: string | null
  cidade: string | null
  uf: string | null
  funcionarios: number
}

export interface MonthCount {
  mes: string
  admissoes: number
  /** The month is not over. */
  parcial: boolean
}

/** Turnover of a period: ((admissões + desligamentos) / 2) / headcount at its start; null without headcount. */
export interface Turnover {
  admissoes: number
  desligamentos: number
  inicio: number
  percentual: number | null
}
