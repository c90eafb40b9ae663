import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'
import { changeRequest } from './request.service.ts'

export const sponsorshipHoldings: readonly HoldingSource[] = [
  {
    tipo: 'patrocinio',
    columns: ['patrocinio_solicitacao.id_responsavel_interno'],
    of: (
      id,
    ) => sql`select 'patrocinio_solicitacao:' || id, protocolo || ' · ' || evento, '/marketing/sponsorship/solicitations/details?id=' || id
      from patrocinio_solicitacao where id_responsavel_interno = ${id}
        and situacao not in ('concluida', 'recusada', 'cancelada', 'arquivada')`,
    pass: {
      may: holds('marketing', 'create'),
      one: (by, { id, to }) => changeRequest(by, { id, id_responsavel_interno: to }),
    },
  },
]
