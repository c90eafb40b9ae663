/** What the calendar shows, apart from its schemas so that the screen does not load those. */
import type { Recurrence } from './calendar-time.ts'
import { keysOf } from '../keys-of.ts'

export const layerNames = {
  feriados: 'Feriados',
  aniversarios: 'Aniversários',
  tempo_casa: 'Tempo de casa',
  eventos: 'Eventos',
  departamento: 'Departamento',
  pessoal: 'Pessoal',
  reservas: 'Reservas',
  entrevistas: 'Entrevistas',
} as const
export type Layer = keyof typeof layerNames
export const layers = keysOf(layerNames)

export const eventTypeNames = {
  reuniao: 'Reunião',
  treinamento: 'Treinamento',
  lembrete: 'Lembrete',
} as const
export type EventType = keyof typeof eventTypeNames

export const recurrenceNames: Record<Recurrence, string> = {
  nenhuma: 'Não se repete',
  diaria: 'Todo dia',
  semanal: 'Toda semana',
  mensal: 'Todo mês',
  anual: 'Todo ano',
}

export const audienceNames = {
  pessoal: 'Só eu e convidados',
  departamento: 'Meu departamento',
  provedor: 'Um provedor',
  todos: 'Todos',
} as const

export const answers = ['sim', 'nao', 'talvez'] as const
export type Answer = (typeof answers)[number] | 'pendente'
export const answerNames: Record<Answer, string> = {
  pendente: 'Sem resposta',
  sim: 'Vai',
  nao: 'Não vai',
  talvez: 'Talvez',
}

/** One item of the calendar. Times are São Paulo's, `YYYY-MM-DDTHH:mm`, in any time zone of the browser. */
export interface CalendarEntry {
  chave: string
  camada: Layer
  titulo: string
  inicio: string
  /** Of an all-day entry: the midnight after its last day. */
  fim: string
  dia_inteiro: boolean
  /** Only stored events have these. */
  id?: number
  cor?: string
  /** Whether this person may change and drag it. */
  meu?: boolean
  repete?: boolean
  resposta?: Answer | null
  local?: string | null
  /** A second line: kind of holiday, years, resource, who. */
  detalhe?: string | null
  /** The people of a birthday or anniversary, never with an age. */
  pessoas?: { id: number; nome: string }[]
}
