import { sql } from 'kysely'
import { can } from '@intranet/contract/access'
import { changeUser } from './user.service.ts'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const userHoldings: readonly HoldingSource[] = [
  {
    tipo: 'acesso',
    columns: ['usuario_papel.id_usuario'],
    ends: true,
    of: (id) =>
      sql`select 'usuario_papel:' || papel, papel, '/settings/permission/edit/' || id_usuario from usuario_papel where id_usuario = ${id}`,
  },
  {
    tipo: 'equipe',
    columns: ['rh_usuario.id_gestor'],
    of: (
      id,
    ) => sql`select 'rh_usuario:' || id, coalesce(nome, email), '/human-resources/employee/form/edit/' || id
      from rh_usuario where id_gestor = ${id} and ativo`,
    pass: {
      // A key changes nobody's record: docs/access-keys.md#what-a-key-may-do.
      may: (actor) => !actor.chave && can(actor, 'users', 'manage'),
      one: ({ db, actor, deps }, { id, to }) => changeUser(db, actor, { id, id_gestor: to }, deps),
    },
  },
]
