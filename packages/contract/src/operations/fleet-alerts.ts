/** The rows behind each number of the fleet's alerts (docs/operations.md#alerts-of-the-fleet). */
import { daysLater } from '../today.ts'
import type { ExpiryKind } from './expiry-words.ts'

/** How near an end is, in days, and the day until which the driver of a fine is to be named. */
export const ALERT_DAYS = 30
export const FINE_ALERT_DAYS = 7

/** What the list of each is filtered by on a day. */
export function fleetAlertFilters(today: string) {
  const ending = (tipo: ExpiryKind) => ({
    tipo: { _in: [tipo] },
    vencimento: { _lte: daysLater(today, ALERT_DAYS) },
  })
  return {
    multas: {
      aguarda_condutor: { _eq: true },
      prazo_indicacao: { _lte: daysLater(today, FINE_ALERT_DAYS) },
    },
    cnh: ending('cnh'),
    licenciamento: ending('licenciamento'),
    seguro: ending('seguro'),
    locacao: ending('locacao'),
    solicitacoes: { situacao: { _in: ['pendente'] } },
    manutencoes: { situacao: { _in: ['solicitada'] } },
  }
}
