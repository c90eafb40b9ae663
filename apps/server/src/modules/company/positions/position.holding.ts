import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import { changePosition } from './position.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const positionHoldings: readonly HoldingSource[] = [
  {
    tipo: 'cargo',
    columns: ['rh_cargo.id_usuario'],
    of: (id) =>
      sql`select 'rh_cargo:' || id, nome, '/positions/edit/' || id from rh_cargo where id_usuario = ${id}`,
    pass: {
      may: holds('rh', 'manage'),
      one: ({ db, actor }, { id, to }) => changePosition(db, actor, { id, id_usuario: to }),
    },
  },
]
