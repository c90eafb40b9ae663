import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { changeVacancy } from './vacancy.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

/** Somebody else has to hire for these when the person leaves. */
export const vacancyHoldings: readonly HoldingSource[] = [
  {
    tipo: 'vaga',
    columns: ['vagas_vaga.id_gestor'],
    of: (id) =>
      sql`select 'vagas_vaga:' || id, titulo_vaga, '/careers/edit/' || id from vagas_vaga
        where id_gestor = ${id} and situacao in ('rascunho', 'aberta', 'pausada')`,
    pass: {
      may: holds('banco_talentos', 'manage'),
      one: ({ db, actor }, { id, to }) => changeVacancy(db, actor, { id, id_gestor: to }),
    },
  },
]
