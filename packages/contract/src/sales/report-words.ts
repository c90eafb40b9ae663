/** The ten sales reports as data, without schemas, so that their pages stay light. See docs/sales.md#ten-reports. */

/** The card's label. */
export const reportTitles = {
  campaigns: 'Campanhas',
  channels: 'Canais',
  city: 'Cidades',
  dashboard: 'Dashboard',
  'history-conversion': 'Histórico de Conversões',
  unfeasibility: 'Inviabilidades',
  'without-coverage': 'Leads Sem Cobertura',
  profile: 'Perfil do cliente',
  'products-best-sellers': 'Produtos Mais Vendidos',
  sellers: 'Vendedores',
} as const
export type ReportName = keyof typeof reportTitles

const metrics = {
  leads: 'Leads',
  efetivadas: 'Efetivadas',
  conversao: 'Conversão %',
  faturamento: 'Faturamento',
  ticket: 'Ticket',
}

/** Columns of a report's rows and of its file, by the row's field. */
export const reportColumns = {
  campaigns: { nome: 'Campanha', ...metrics },
  channels: { nome: 'Canal', ...metrics },
  city: {
    nome: 'Cidade',
    leads: 'Leads',
    efetivadas: 'Efetivadas',
    sem_cobertura: 'Sem cobertura',
    inviaveis: 'Inviáveis',
    conversao: 'Conversão %',
  },
  'products-best-sellers': {
    nome: 'Produto',
    efetivadas: 'Vendas',
    percentual: '%',
    faturamento: 'Faturamento',
    ticket: 'Ticket',
  },
  sellers: {
    nome: 'Vendedor',
    tipo: 'Tipo',
    leads: 'Leads',
    contatos: 'Contatos',
    efetivadas: 'Efetivadas',
    conversao: 'Conversão %',
    faturamento: 'Faturamento',
    tempo_medio: 'Tempo médio',
    estornos: 'Estornos',
  },
  unfeasibility: { nome: 'Motivo', leads: 'Quantidade', percentual: '%', cidade_top: 'Cidade top' },
} as const
export type TableReport = keyof typeof reportColumns
/** Those that are amounts in reais. */
export const reportMoney = ['faturamento', 'ticket'] as const

/** What a report's details show by: channels of a campaign, campaigns of a channel, neighbourhoods of a city. */
export const breakdowns = {
  campaigns: 'Canal',
  channels: 'Campanha',
  city: 'Bairro',
  'products-best-sellers': 'Cidade',
} as const
export type BreakdownReport = keyof typeof breakdowns

export const historyColumns = {
  mes: 'Mês',
  leads: 'Leads',
  processo: 'Processo',
  viabilidade: 'Viabilidade',
  negociacao: 'Negociação',
  efetivadas: 'Efetivadas',
  conversao: 'Conversão %',
  leads_anterior: 'Leads no ano anterior',
  efetivadas_anterior: 'Efetivadas no ano anterior',
  conversao_anterior: 'Conversão % no ano anterior',
} as const

export const profileColumns = {
  grupo: 'Perfil',
  nome: 'Grupo',
  quantidade: 'Clientes',
  percentual: '%',
} as const

/** Smaller groups of people are not shown (docs/platform.md#small-groups). */
export const SMALLEST_PROFILE = 5

/** Figures of a row; those that a report does not show are left out of its columns. */
export interface ReportFigures {
  leads: number
  contatos: number
  efetivadas: number
  sem_cobertura: number
  inviaveis: number
  /** Sales of every hundred leads, one decimal; null without leads. */
  conversao: number | null
  /** Share of the report's sales (of its leads, in unfeasibility). */
  percentual: number | null
  faturamento: string
  ticket: string | null
  /** From creation to sale, `27:25`. */
  tempo_medio: string | null
  estornos: number
  /** Sales of which a manager changed what was agreed. */
  corrigidas: number
}
export interface ReportRow extends ReportFigures {
  /** What the filter of the lead list takes: an id, a normalised name or a reason; '' if there is none. */
  chave: string
  nome: string
  tipo: string | null
  cidade_top: string | null
}

export interface ReportPeriod {
  data_ini: string
  data_end: string
}

/** A page of a report; `soma` is its footer, of all rows. */
export interface ReportPage extends ReportPeriod {
  total: number
  dados: ReportRow[]
  soma: ReportFigures
  depois: string | null
}

export interface HistoryRow {
  /** `2026-11` */
  mes: string
  leads: number
  processo: number
  viabilidade: number
  negociacao: number
  efetivadas: number
  conversao: number | null
  leads_anterior: number
  efetivadas_anterior: number
  conversao_anterior: number | null
}

/**
 * A group of the buyers' profile; null means fewer than five (`pequeno`), or a larger group from which those could be
 * calculated.
 */
export interface ProfileRow {
  pequeno: boolean
  grupo: string
  nome: string
  quantidade: number | null
  percentual: number | null
}

export interface Dashboard extends ReportPeriod {
  leads: number
  efetivadas: number
  conversao: number | null
  ticket: string | null
  tempo_medio: string | null
  /** Leads that are at each stage or beyond, 1 to 5. */
  funil: { status: number; nome: string; leads: number }[]
  diario: { dia: string; leads: number; efetivadas: number }[]
  vendedores: ReportRow[]
  produtos: ReportRow[]
  cidades: ReportRow[]
  bloqueadas: number
  sem_cobertura: number
  /** The same figures of the days that it is compared with; null when it is not. */
  comparacao: ComparedFigures | null
}

export interface ComparedFigures extends ReportPeriod {
  leads: number
  efetivadas: number
  conversao: number | null
  bloqueadas: number
  sem_cobertura: number
  /** Leads that were at each stage or beyond, 1 to 5. */
  funil: number[]
}

/** A provider's leads and sales of the period, and those of the days that it is compared with. */
export interface ProviderFigures {
  sistema: string
  leads: number
  efetivadas: number
  leads_antes: number | null
  efetivadas_antes: number | null
  /** Of the leads, those that could not be served, as the report of unfeasibility counts them. */
  inviabilidades: number
  inviabilidades_antes: number | null
  /** Leads of each day, up to today. */
  dias: number[]
}
