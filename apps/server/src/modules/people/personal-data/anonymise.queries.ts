import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { emptyHistory } from '../../../platform/history-copies.ts'
import { noPersonalColumns } from '../../access/users/personal-fields.ts'

/** Why a person's data must be kept, or not. Locked until the transaction ends. */
export async function holdPerson(db: Database, id: number) {
  const { rows } = await sql<{ email: string; vinculo: boolean; roles: string[] }>`
    select u.email, papeis_do_usuario(u.id) as roles,
      (u.funcionario or u.data_admissao is not null
        or exists (select from rh_desligamento d where d.id_funcionario = u.id)) as vinculo
    from rh_usuario u where u.id = ${id} for no key update`.execute(db)
  return rows[0]
}

/** The row stays, for the reports that count it; nothing in it leads to the person. */
export const blankPerson = (db: Database, id: number) =>
  db
    .updateTable('rh_usuario')
    .set({
      nome: 'Pessoa removida',
      email: `removido-${id}@anonimizado.invalid`,
      senha_hash: null,
      senha_provisoria_ate: null,
      ativo: false,
      ...noPersonalColumns,
      email_corp: null,
      telefone_corp: null,
      whatsapp_corp: null,
      ramal: null,
      exibir_telefone: false,
      viagem: false,
      id_foto: null,
      matricula: null,
      exibir_aniversario: false,
    })
    .where('id', '=', id)
    .execute()

/** What the person wrote in their requests may name them; the request itself, its answers and their times stay. */
export const blankRequests = (db: Database, id: number, texto: string) =>
  db.updateTable('solicitacao_dado_pessoal').set({ texto }).where('id_titular', '=', id).execute()

/** Empties what the history kept of some records of a person, then says that it was done. */
export async function blankHistory(db: Database, id: number, relatives: readonly number[]): Promise<void> {
  await emptyHistory(db, 'rh_usuario', [id])
  await emptyHistory(db, 'usuario_permissao', [id])
  await emptyHistory(db, 'rh_familiar', relatives)
  await sql`insert into log_historico (tabela, id_item, operacao, new_data, id_usuario)
    values ('rh_usuario', ${String(id)}, 'UPDATE', '{"anonimizado": true}', usuario_atual())`.execute(db)
}

export async function relativesOf(db: Database, id: number): Promise<number[]> {
  const rows = await db.selectFrom('rh_familiar').where('id_funcionario', '=', id).select('id').execute()
  return rows.map((row) => row.id)
}
