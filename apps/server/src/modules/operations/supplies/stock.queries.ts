/** What squads have by the ERP, and how little is too little (suprimento_estoque). */
import {
  stockList,
  type ListStockInput,
  type SetMinimumInput,
} from '@intranet/contract/operations/supply-products'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { mayAnswer } from './supply-scope.ts'

const isLow = sql<boolean>`coalesce(s.quantidade < s.minimo, false)`

export const listStock = (db: Database, actor: Actor, request: ListStockInput) =>
  readPage(
    db
      .selectFrom('suprimento_estoque as s')
      .innerJoin('equipe as q', 'q.id', 's.id_equipe')
      .innerJoin('empresa as e', 'e.id', 'q.id_empresa')
      .innerJoin('suprimento_produto as p', 'p.id', 's.id_produto')
      .where((eb) => inScope(actor, eb.ref('q.id_empresa'), false))
      .select([
        's.id',
        's.id_equipe',
        'q.nome as equipe',
        'q.id_empresa',
        'e.sistema',
        's.id_produto',
        'p.nome as produto',
        'p.codigo_erp',
        's.quantidade',
        's.minimo',
        isLow.as('baixo'),
        's.updated_at',
      ]),
    request,
    {
      definition: stockList,
      alias: 's',
      refs: {
        equipe: 'q.nome',
        id_empresa: 'q.id_empresa',
        sistema: 'e.sistema',
        produto: 'p.nome',
        codigo_erp: 'p.codigo_erp',
        baixo: isLow,
      },
      search: normalised('p.nome', 'p.codigo_erp', 'q.nome'),
    },
  )

/** The least stock of a product in a squad; both were found before. */
export const saveMinimum = (db: Database, { id_equipe, id_produto, minimo }: SetMinimumInput) =>
  db
    .insertInto('suprimento_estoque')
    .values({ id_equipe, id_produto, minimo })
    .onConflict((conflict) => conflict.columns(['id_equipe', 'id_produto']).doUpdateSet({ minimo }))
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export interface LowStock {
  id: number
  id_empresa: number
  id_equipe: number
  equipe: string
  id_responsavel: number | null
  produto: string
  quantidade: number
  minimo: number
}

export async function lowStocks(db: Database): Promise<LowStock[]> {
  const { rows } = await sql<LowStock>`
    select s.id, q.id_empresa, q.id as id_equipe, q.nome as equipe, u.id as id_responsavel, p.nome as produto, s.quantidade, s.minimo
    from suprimento_estoque s join equipe q on q.id = s.id_equipe and q.ativo
      join suprimento_produto p on p.id = s.id_produto and p.ativo
      left join rh_usuario u on u.id = q.id_responsavel and ${mayAnswer('u', sql.ref('q.id_empresa'))}
    where s.quantidade < s.minimo order by s.id limit 5000`.execute(db)
  return rows
}
