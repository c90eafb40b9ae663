import { sql } from 'kysely'
import { isSuperadmin } from '@intranet/contract/access'
import { changeCampaign } from './campaign.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'
import { today } from '../../../platform/today.ts'

/** Roulettes that are drawing or will: somebody else answers for them. */
export const rouletteHoldings: readonly HoldingSource[] = [
  {
    tipo: 'roleta',
    columns: ['site_roleta_campanhas.id_usuario_intranet'],
    of: (id) =>
      sql`select 'site_roleta_campanhas:' || id, nome, '/marketing/roulette/edit/' || id || '/' || id_usuario_intranet from site_roleta_campanhas
        where id_usuario_intranet = ${id} and ativo and data_fim_campanha >= ${today}`,
    pass: {
      may: isSuperadmin,
      one: ({ db, actor, deps }, { id, from, to }) =>
        changeCampaign(db, actor, deps.publicUrl, { id, id_dono: from, id_usuario_intranet: to }),
    },
  },
]
