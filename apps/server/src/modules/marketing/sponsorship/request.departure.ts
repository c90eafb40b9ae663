/** Sponsorships that somebody who leaves answers for: docs/people.md#what-ends-with-a-shutdown. */
import { sponsorshipNotice } from '@intranet/contract/messages/sponsorship'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { handOverRequests } from './departure.queries.ts'

export async function handOverRequestsOf(db: Database, actor: Actor, person: number): Promise<HandedOver[]> {
  const requests = await handOverRequests(db, person)
  for (const { id, protocolo, id_empresa, heir } of requests)
    await notifyOthers(db, actor, {
      usuarios: heir ? [heir] : await holdersOf(db, 'marketing:gestor', id_empresa),
      data: {
        modulo: 'marketing',
        msg: heir ? sponsorshipNotice.yours(protocolo) : sponsorshipNotice.nobodys(protocolo),
        rota: `/marketing/sponsorship/solicitations/details?id=${id}`,
      },
    })
  return requests.map(({ id, heir }) => ({ registro: `patrocinio_solicitacao:${id}`, id_usuario: heir }))
}
