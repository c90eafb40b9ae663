/** Access that was given to a person, as its history shows it, and its end. */
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'

/** Ends partner access; answers what it gave, a row for each provider. */
export const deletePartner = (db: Database, id: number) =>
  db
    .deleteFrom('permissao_parceiro')
    .where('id_usuario', '=', id)
    .returning(['id_empresa', 'roles', 'validade_fim'])
    .execute()

/** The providers that a person was given, by name. */
export const givenProviders = (db: Database, id: number) =>
  db
    .selectFrom('usuario_empresa as g')
    .innerJoin('empresa as e', 'e.id', 'g.id_empresa')
    .where('g.id_usuario', '=', id)
    .select(['e.id', 'e.nome'])
    .orderBy('e.nome')
    .execute()

/** What profiles and providers are called, by name. */
export async function namesOfAccess(
  db: Database,
  { perfis, empresas }: { perfis: readonly number[]; empresas: readonly number[] },
) {
  const { rows } = await sql<{ perfis: string[]; empresas: string[] }>`
    select coalesce((select array_agg(nome order by nome) from perfil_acesso where id = any(${[...perfis]}::bigint[])), '{}') as perfis,
      coalesce((select array_agg(nome order by nome) from empresa where id = any(${[...empresas]}::bigint[])), '{}') as empresas`.execute(
    db,
  )
  return rows[0]!
}

/** The change of a person's access as one entry of the history, old and new side by side. */
export const recordPermissionChange = (db: Database, id: number, before: object, after: object) =>
  db
    .insertInto('log_historico')
    .values({
      tabela: 'usuario_permissao',
      id_item: String(id),
      operacao: 'UPDATE',
      old_data: JSON.stringify(before),
      new_data: JSON.stringify(after),
      id_usuario: sql<number>`usuario_atual()`,
    })
    .execute()
