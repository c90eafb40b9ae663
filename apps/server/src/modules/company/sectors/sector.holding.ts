import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { changeSector } from './sector.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const sectorHoldings: readonly HoldingSource[] = [
  {
    tipo: 'setor',
    columns: ['rh_setor.id_usuario'],
    of: (id) =>
      sql`select 'rh_setor:' || id, nome, '/sectors/edit/' || id from rh_setor where id_usuario = ${id}`,
    pass: {
      may: holds('rh', 'manage'),
      one: ({ db, actor }, { id, to }) => changeSector(db, actor, { id, id_usuario: to }),
    },
  },
]
