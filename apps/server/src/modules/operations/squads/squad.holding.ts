import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { changeSquad } from './squad.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const squadHoldings: readonly HoldingSource[] = [
  {
    tipo: 'equipe_tecnica',
    columns: ['equipe.id_responsavel'],
    of: (id) =>
      sql`select 'equipe:' || q.id, q.nome, '/squads/list?q=' || replace(q.nome, ' ', '+') from equipe q where q.id_responsavel = ${id}`,
    pass: {
      may: holds('suprimentos', 'manage'),
      one: ({ db, actor }, { id, to }) => changeSquad(db, actor, { id, id_responsavel: to }),
    },
  },
]
