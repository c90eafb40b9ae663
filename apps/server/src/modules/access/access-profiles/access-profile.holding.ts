import { sql } from 'kysely'
import type { HoldingSource } from '../../../platform/holdings.ts'

export const profileHoldings: readonly HoldingSource[] = [
  {
    tipo: 'acesso',
    columns: ['users_profiles.id_usuario'],
    ends: true,
    of: (id) => sql`select 'users_profiles:' || p.id, p.nome, '/settings/permission/edit/' || up.id_usuario
      from users_profiles up join perfil_acesso p on p.id = up.id_perfil where up.id_usuario = ${id}`,
  },
]
