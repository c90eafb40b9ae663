import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

/** Campaigns that go on sending after the person who made them has left. */
export const communicationHoldings: readonly HoldingSource[] = [
  {
    tipo: 'campanha',
    columns: ['campanha_comunicacao.id_usuario'],
    of: (
      id,
    ) => sql`select 'campanha_comunicacao:' || id, nome, '/marketing/communication-scale/edit?idCampaign=' || id from campanha_comunicacao
      where id_usuario = ${id} and ativo`,
  },
]
