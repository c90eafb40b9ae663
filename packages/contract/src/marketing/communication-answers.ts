/** Answers of the communication procedures that screens draw. */
import type { ApprovalState, Channel, HolidayAction, SendState, Shift } from './communication-words.ts'
import type { SendReason } from './send-reasons.ts'

/** What a shift of a rule would do, counted without sending. */
export interface Forecast {
  /** Day of the shift, `YYYY-MM-DD`; null when the rule has no shift ahead. */
  data: string | null
  turno: Shift
  /** Customers, each once. */
  clientes: number
  canais: ForecastChannel[]
  /** Sum of the channels, in reais, two decimals. */
  custo: string
  exemplos: ForecastExample[]
  /** Customers that a second manager has to agree to; null when none has to. */
  publico: number | null
  aprovacao: ApprovalState
}

export interface ForecastChannel {
  canal: Channel
  /** Messages that would be queued. */
  envios: number
  /** Reason → customers who would not be written to. */
  suprimidos: Partial<Record<SendReason, number>>
  /** SMS segments of one message as filled for the first example; 1 on the other channels. */
  segmentos: number
  /** In reais, two decimals. */
  custo: string
}

/** A customer of the audience, masked. */
export interface ForecastExample {
  id_pessoa: number
  nome: string
  destino: string
  canal: Channel
}

/** One channel's message for somebody of the audience, as they would get it. `texto` is HTML for e-mail. */
export interface MessagePreview {
  canal: Channel
  destino: string | null
  /** Nobody of the next shift's audience gets this channel: the text is filled with an example's values. */
  ninguem: boolean
  titulo: string | null
  texto: string
  segmentos: number
}

export interface CalendarRule {
  id: number
  campanha: string
  id_campanha: number
  criterio: string
  clientes: number
  /** How customers are handled whose city or state has a holiday; null if the rule ignores holidays. */
  feriado: Exclude<HolidayAction, 'enviar'> | null
}

/** One shift of one day ahead, of all rules that send then. */
export interface CalendarDay {
  data: string
  turno: Shift
  regras: CalendarRule[]
}

/** How many messages of an execution are in each state; they add up to its `total`. */
export type SendCounts = Partial<Record<SendState, number>>

/** The queue right now. `atraso` in seconds: how long the oldest due message has waited. */
export interface QueueState {
  na_fila: number
  reservado: number
  enviando: number
  atraso: number
  atrasada: boolean
  /** Whether messages stay on the outbox page, by channel. */
  local: Record<Channel, boolean>
  /** Channels whose provider is unavailable: since when, and when the next message is tried. */
  parados: { canal: Channel; desde: string; tenta_em: string; motivo: SendReason }[]
}
