/** How messages leave the house, one port a channel. What is known of each afterwards decides whether it is tried again. */
import type { Channel } from '@intranet/contract/marketing/communication-words'

export interface OutgoingMessage {
  /** Ours: goes along as a reference, comes back in the provider's webhook. */
  id: number
  /** E-mail address, or digits with the country's 55. */
  destino: string
  titulo: string | null
  texto: string
  /** An e-mail's plain form. */
  simples: string
  /** Where an e-mail's recipient opts out. */
  descadastro: string | null
  template: { nome: string; idioma: string; parametros: string[] } | null
}

/**
 * `repetir`: refused before it was taken, so another try cannot send it twice.
 * `incerto`: it was handed over, or may have been, and nobody said what became of it.
 */
export type Outcome =
  | { situacao: 'enviado'; id?: string }
  | { situacao: 'falhou'; motivo: string; devolvido?: boolean }
  | { situacao: 'repetir'; motivo: string }
  | { situacao: 'incerto'; motivo: string }

export interface Sender {
  /** Whether nothing leaves this machine: the development outbox, or a loopback server outside production. */
  local: boolean
  /** Messages that may be on their way at once. */
  parallel: number
  /** Never throws. */
  send(message: OutgoingMessage): Promise<Outcome>
  close?(): void
}

export type Senders = Record<Channel, Sender>
