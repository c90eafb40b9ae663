/** What waits on the internal home, and what the search box finds. */
import * as z from 'zod'

/** How far the home looks ahead. */
export const BIRTHDAY_DAYS = 7
export const HOLIDAYS_SHOWN = 4

/** A colleague's birthday or anniversary, without the year of birth: the server never sends anybody's age. */
export interface PersonDay {
  id: number
  nome: string
  departamento: string | null
  id_foto: string | null
  /** The date of the holiday in this year, YYYY-MM-DD. */
  data: string
  hoje: boolean
}

export interface ServiceYears extends PersonDay {
  anos: number
}

export interface NextHoliday {
  id: number
  nome: string
  tipo: string
  data: string
  /** Days from today. */
  em_dias: number
}

export interface HomeToday {
  data: string
  /** The first ones; `total…` counts them all. */
  aniversarios: PersonDay[]
  totalAniversarios: number
  admissoes: ServiceYears[]
  totalAdmissoes: number
  feriados: NextHoliday[]
}

export const paletteInput = z.strictObject({ q: z.string().trim().min(2).max(80) })

export const paletteKinds = [
  'pessoa',
  'colega',
  'departamento',
  'setor',
  'cargo',
  'provedor',
  'contratante',
  'novidade',
  'pergunta',
  'artigo',
  'documento',
  'meu_documento',
  'veiculo',
  'patrimonio',
  'incidente',
  'vaga',
  'venda',
  'lead',
  'campanha_vendas',
  'link',
  'roleta',
  'patrocinio',
] as const
export type PaletteKind = (typeof paletteKinds)[number]

export interface PaletteRow {
  tipo: PaletteKind
  id: number
  nome: string
  detalhe: string | null
}
