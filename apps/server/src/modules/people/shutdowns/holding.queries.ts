import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/**
 * Something that a person still has or is responsible for. `rota` is the screen on which somebody else takes it over.
 */
export interface Holding {
  tipo: 'acesso' | 'departamento' | 'setor' | 'cargo' | 'equipe' | 'sessoes'
  descricao: string
  rota: string | null
}

/** What a person still holds, in one statement. Vehicles and inventory join with their modules. */
export async function holdingsOf(db: Database, id: number): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select tipo, descricao, rota from (
      select 1 as ordem, 'acesso' as tipo, p.nome as descricao, '/settings/permission/edit/' || up.id_usuario as rota
        from users_profiles up join perfil_acesso p on p.id = up.id_perfil where up.id_usuario = ${id}
      union all select 2, 'acesso', papel, '/settings/permission/edit/' || id_usuario
        from usuario_papel where id_usuario = ${id}
      union all select 3, 'departamento', nome, '/departments/edit/' || id from rh_departamento where id_funcionario = ${id}
      union all select 4, 'setor', nome, '/sectors/edit/' || id from rh_setor where id_usuario = ${id}
      union all select 5, 'cargo', nome, '/positions/edit/' || id from rh_cargo where id_usuario = ${id}
      union all select 6, 'equipe', coalesce(nome, email), '/human-resources/employee/form/edit/' || id
        from rh_usuario where id_gestor = ${id} and ativo
      union all select 7, 'sessoes', count(*) || case count(*) when 1 then ' sessão aberta' else ' sessões abertas' end, null
        from sessao where id_usuario = ${id} and expires_at > now() having count(*) > 0
    ) h order by ordem, descricao, rota limit 500`.execute(db)
  return rows
}
