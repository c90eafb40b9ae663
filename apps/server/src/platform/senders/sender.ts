/** How messages leave the house, one port a channel. What is known of each afterwards decides whether it is tried again. */
import type { Channel } from '@intranet/contract/marketing/communication-words'
import type { SendReason } from '@intranet/contract/marketing/send-reasons'

/** Who writes an e-mail: the name, and the address; null is the house's own. */
export interface MessageSender {
  nome: string
  email: string | null
}

export interface OutgoingMessage {
  /** Ours, or a trial's own: goes along as a reference, comes back in the provider's webhook. */
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
 * `repetir`: refused before it was taken, so another try cannot send it twice; `espera` is when the provider wants it
 * again, in seconds. `incerto`: it was handed over, or may have been, and nobody said what became of it.
 */
export type Outcome =
  | { situacao: 'enviado'; id?: string }
  | (Failure & { situacao: 'falhou'; devolvido?: boolean })
  | (Setback & { situacao: 'repetir'; espera?: number })
  | (Setback & { situacao: 'incerto' })

export interface Sender {
  /** Whether nothing leaves the house: messages go to the outbox page. */
  local: boolean
  /** Messages that may be on their way at once. */
  parallel: number
  /** Never throws. */
  send(message: OutgoingMessage): Promise<Outcome>
  close?(): void
}

export type Senders = Record<Channel, Sender>
