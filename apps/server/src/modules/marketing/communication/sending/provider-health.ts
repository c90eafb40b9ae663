/** Whether a provider is there, by what became of a channel's last messages. */
import type { Outcome } from '../../../../platform/senders/sender.ts'
import type { Absence } from './channel-stop.queries.ts'

/** After this many messages in a row without an answer, the provider counts as unavailable. */
const SILENT_MESSAGES = 5

export interface ProviderHealth {
  note(outcome: Outcome): void
  /** Whether anything was noted. */
  readonly heard: boolean
  /** A message failed because of the provider, and none was sent since: then only one at a time. */
  readonly doubted: boolean
  /** Why to stop; null while the provider is there. */
  readonly absence: Absence | null
}

/** `limit` 1 is a trial's: its only message decides. */
export function createHealth(limit = SILENT_MESSAGES): ProviderHealth {
  let heard = false
  let silent = 0
  let last: Absence | null = null
  return {
    note(outcome) {
      heard = true
      if (outcome.situacao === 'enviado' || outcome.situacao === 'falhou' || !outcome.ausente) {
        silent = 0
        last = null
        return
      }
      silent += 1
      const espera = outcome.situacao === 'repetir' ? (outcome.espera ?? 0) : 0
      last = { motivo: outcome.motivo, espera: Math.max(espera, last?.espera ?? 0) }
    },
    get heard() {
      return heard
    },
    get doubted() {
      return silent > 0
    },
    get absence() {
      return silent >= limit ? last : null
    },
  }
}
