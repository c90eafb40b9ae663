import type { TryActionInput } from '@intranet/contract/sales/erp-schemas'
import type { TriedAction } from '@intranet/contract/sales/erp'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'

export interface LastTrial {
  id: number
  acao: TriedAction
  cod_cliente: string
  alvo: string | null
  resposta: string | null
  funcionou: boolean | null
  usuario: string | null
  created_at: Date
}

/** The last try of each action of a connection. */
export async function lastTrials(db: Database, id_erp: number): Promise<LastTrial[]> {
  const { rows } =
    await sql<LastTrial>`select distinct on (t.acao) t.id, t.acao, t.cod_cliente, t.alvo, t.resposta,
      t.funcionou, u.nome as usuario, t.created_at
    from erp_acao_testada t left join rh_usuario u on u.id = t.id_usuario
    where t.id_erp = ${id_erp} order by t.acao, t.id desc`.execute(db)
  return rows
}

/** Written before the ERP is asked. Undefined where an earlier try still waits for its word. */
export const insertTrial = (
  db: Database,
  actor: Actor,
  { id, acao, cod_cliente, alvo }: TryActionInput & { alvo: string },
) =>
  db
    .insertInto('erp_acao_testada')
    .values({ id_erp: id, acao, cod_cliente, alvo, id_usuario: actor.id })
    .onConflict((conflict) => conflict.columns(['id_erp', 'acao']).where('funcionou', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()

/** What the ERP said; one that certainly did nothing is judged by that. */
export const answerTrial = (db: Database, id: number, resposta: string, falhou: boolean) =>
  db
    .updateTable('erp_acao_testada')
    .set({ resposta: resposta.slice(0, 500), ...(falhou && { funcionou: false, julgada_em: new Date() }) })
    .where('id', '=', id)
    .where('funcionou', 'is', null)
    .execute()

/** Says what came of a try. Undefined where it was said before. */
export const judgeTrial = (db: Database, id: number, funcionou: boolean) =>
  db
    .updateTable('erp_acao_testada')
    .set({ funcionou, julgada_em: new Date() })
    .where('id', '=', id)
    .where('funcionou', 'is', null)
    .returning(['id_erp', 'acao'])
    .executeTakeFirst()

export const trialIs = (db: Database, id: number) =>
  db.selectFrom('erp_acao_testada').where('id', '=', id).select('id').executeTakeFirst()

/** An action that worked is offered from now on, one that did not no more. */
export const offerAction = (db: Database, id_erp: number, acao: string, offered: boolean) =>
  sql`update empresa_erp set acoes_confirmadas = array_remove(acoes_confirmadas, ${acao})
    || case when ${offered} then array[${acao}] else '{}'::text[] end where id = ${id_erp}`.execute(db)
