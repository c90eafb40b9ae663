/** Interviews to come of somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import { formatDateTime } from '@intranet/contract/formats'
import { interviewHandOver as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { interviewsAhead, replaceInterviewer } from './departure.queries.ts'

export async function handOverInterviewsOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  const interviews = await interviewsAhead(db, id)
  for (const interview of interviews) {
    const { id_entrevista, id_candidatura, id_empresa, titulo_vaga, inicio, heir } = interview
    await replaceInterviewer(db, { id_entrevista, from: id, to: heir })
    const when = formatDateTime(inicio)
    await notifyOthers(db, actor, {
      usuarios: heir ? [heir] : await holdersOf(db, 'banco_talentos:gestor', id_empresa),
      data: {
        modulo: 'vagas',
        msg: heir ? text.yours(titulo_vaga, when) : text.missing(titulo_vaga, when),
        rota: `/careers/candidate/${id_candidatura}`,
      },
    })
  }
  return interviews.map(({ id_entrevista, heir }) => ({
    registro: `entrevista:${id_entrevista}`,
    id_usuario: heir,
  }))
}
