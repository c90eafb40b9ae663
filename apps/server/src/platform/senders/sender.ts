/** How messages are sent, one port for each channel. The known outcome of each decides whether it is tried again. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'

/** The sender of an e-mail: the name and the address; null for the company's own. */
export interface MessageSender {
  nome: string
  email: string | null
}

export interface OutgoingMessage {
  /** The id of a message or of a trial: sent as a reference, returned in the provider's webhook. */
  id: number | string
  /** E-mail address, or digits with the country's 55. */
  destino: string
  /** Of an e-mail; without one, the house writes. */
  remetente?: MessageSender
  titulo: string | null
  texto: string
  /** An e-mail's plain form. */
  simples: string
  /** Where an e-mail's recipient opts out. */
  descadastro: string | null
  template: { nome: string; idioma: string; parametros: string[] } | null
}

/** What an error says itself, for `detalhe`: at most 200 characters. */
export const rawText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 200)

interface Failure {
  motivo: SendReason
  /** What the provider, or the connection to it, said itself. */
  detalhe?: string
}

/** A failure that may be the provider's own: `ausente` when it says nothing of this message, but of the provider. */
interface Setback extends Failure {
  ausente?: boolean
}

/**
 * `repetir`: refused before it was accepted, so another attempt cannot send it twice; `espera` is the pause that the
 * provider requests, in seconds. `incerto`: it was handed over, or may have been, and the outcome is unknown.
 */
export type Outcome =
  | { situacao: 'enviado'; id?: string }
  | (Failure & { situacao: 'falhou'; devolvido?: boolean })
  | (Setback & { situacao: 'repetir'; espera?: number })
  | (Setback & { situacao: 'incerto' })

export interface Sender {
  /** Whether no message is really sent: messages are shown on the outbox page. */
  local: boolean
  /** Whether it has no settings: nothing can be sent. */
  unset?: boolean
  /** Messages that may be sent at the same time. */
  parallel: number
  /** Never throws. */
  send(message: OutgoingMessage): Promise<Outcome>
  close?(): void
}

export type Senders = Record<Channel, Sender>
