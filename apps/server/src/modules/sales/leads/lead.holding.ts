import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { passLeads } from './lead-assign.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

/** Leads in work: one line, however many there are. */
export const leadHoldings: readonly HoldingSource[] = [
  {
    tipo: 'lead',
    columns: ['vendas_lead.id_vendedor'],
    of: (
      id,
    ) => sql`select 'vendas_lead', count(*) || case count(*) when 1 then ' lead em andamento' else ' leads em andamento' end, null
      from vendas_lead where id_vendedor = ${id} and desfecho = 'aberta' having count(*) > 0`,
    pass: {
      may: holds('vendas', 'manage'),
      all: ({ db, actor, deps }, { from, to }) => passLeads(deps, db, actor, { from, to }),
    },
  },
]
