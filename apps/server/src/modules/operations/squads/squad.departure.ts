/** Squads of somebody who leaves: docs/people.md#what-ends-with-a-shutdown. */
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { handOverSquads } from './squad.queries.ts'

export async function handOverSquadsOf(db: Database, actor: Actor, id: number): Promise<HandedOver[]> {
  const squads = await handOverSquads(db, id)
  for (const { nome, id_empresa, id_responsavel } of squads) {
    const managers = id_responsavel ? [id_responsavel] : await holdersOf(db, 'suprimentos:gestor', id_empresa)
    await notifyOthers(db, actor, {
      usuarios: managers,
      data: {
        modulo: 'suprimentos',
        msg: id_responsavel
          ? `Você passou a ser responsável pela equipe ${nome}.`
          : `A equipe ${nome} ficou sem responsável.`,
        rota: '/squads/list',
      },
    })
  }
  return squads.map((squad) => ({ registro: `equipe:${squad.id}`, id_usuario: squad.id_responsavel }))
}
