import { formatDateTime } from '@intranet/contract/formats'
import { fleet as text } from '@intranet/contract/messages/fleet'
import { onceFor } from '@intranet/contract/once'
import { CHECKLIST_DAYS } from '@intranet/contract/operations/fleet-options'
import type { Database } from '@intranet/db/connection'
import type { Job } from '../../../platform/job.ts'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { endOverRequests, unreturnedVehicles, type OverRequests } from './request-night.queries.ts'

interface Ends extends OverRequests {
  say: (trip: string) => string
}

const ends: Ends[] = [
  { situacao: 'pendente', days: 0, resposta: text.undecided, say: text.undecidedNotice },
  // Until then a device may still send the checklist of the pick-up.
  { situacao: 'aprovada', days: CHECKLIST_DAYS, resposta: text.untaken, say: text.untakenNotice },
]

async function endOver(db: Database, { say, ...over }: Ends): Promise<void> {
  for (const { destino, data_retirada, pessoas } of await endOverRequests(db, over))
    await notify(db, {
      remetente: null,
      usuarios: pessoas,
      data: {
        modulo: 'frota',
        msg: say(`${destino} em ${formatDateTime(data_retirada)}`),
        rota: '/requests/vehicle',
      },
    })
}

async function reportUnreturned(db: Database): Promise<void> {
  const managersOf = onceFor((id_empresa: number) => holdersOf(db, 'frota:gestor', id_empresa))
  for (const { id, placa, id_empresa, id_pessoa, pessoa, data_devolucao } of await unreturnedVehicles(db))
    await notify(db, {
      remetente: null,
      usuarios: await managersOf(id_empresa),
      data: {
        modulo: 'frota',
        msg: text.unreturned(placa, pessoa, formatDateTime(data_devolucao)),
        rota: `/fleet/bookings?pedido=${id}`,
      },
      sobre: `rh_usuario:${id_pessoa}`,
      chave: `devolucao:${id}`,
    })
}

/** Every night: requests whose time is over end, and vehicles that are not back are reported once. Safe to run twice. */
export const requestNightJob: Job = {
  name: 'reserva-noite',
  cron: '40 3 * * *',
  run: ({ connection }) =>
    inTransaction(connection.db, null, async (db) => {
      for (const one of ends) await endOver(db, one)
      await reportUnreturned(db)
    }),
}
