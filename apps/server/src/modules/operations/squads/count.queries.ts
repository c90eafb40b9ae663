/** A count of a squad from its beginning to its end (suprimento_contagem). */
import type { CountState } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { seenSquad } from './squad-scope.ts'

/** The squad, locked: two counts of it do not begin at once. */
export const holdSquad = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('equipe as q')
    .where('q.id', '=', id)
    .where(seenSquad(actor, 'q'))
    .select(['q.id', 'q.id_empresa', 'q.nome', 'q.cidade', 'q.ativo', 'q.id_responsavel'])
    .forNoKeyUpdate()
    .executeTakeFirst()

export const squadsToCount = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('equipe as q')
    .where(sql<boolean>`q.id = any(${[...ids]}::bigint[])`)
    .where(seenSquad(actor, 'q'))
    .select(['q.id', 'q.id_empresa', 'q.cidade', 'q.id_responsavel'])
    .execute()

/** A count of a squad that the actor sees, locked. */
export const holdCount = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('suprimento_contagem as c')
    .innerJoin('equipe as q', 'q.id', 'c.id_equipe')
    .where('c.id', '=', id)
    .where(seenSquad(actor, 'q'))
    .select([
      'c.id',
      'c.id_empresa',
      'c.id_equipe',
      'q.cidade',
      'q.id_responsavel',
      sql<CountState>`c.situacao`.as('situacao'),
    ])
    .forNoKeyUpdate('c')
    .executeTakeFirst()

/** Counts of squads that go on. */
export const openCountsOf = (db: Database, squads: readonly number[]) =>
  db
    .selectFrom('suprimento_contagem')
    .where(sql<boolean>`id_equipe = any(${[...squads]}::bigint[])`)
    .where('situacao', '=', 'aberta')
    .select(['id', 'id_equipe'])
    .forNoKeyUpdate()
    .execute()

export const openCount = (db: Database, id_equipe: number) =>
  db
    .selectFrom('suprimento_contagem')
    .where('id_equipe', '=', id_equipe)
    .where('situacao', '<>', 'encerrada')
    .select('id')
    .executeTakeFirst()

export const insertCount = (
  db: Database,
  row: { id_empresa: number; id_equipe: number; id_usuario: number },
) => db.insertInto('suprimento_contagem').values(row).returning('id').executeTakeFirstOrThrow()

/** What the system says that the squad has: each product by quantity, then each asset, in the order that people read. */
export const expectLines = (db: Database, id: number) =>
  sql`insert into inventario (id_contagem, id_empresa, id_equipe, cidade, id_produto, id_patrimonio, patrimonio, os, origem,
      quantidade_sistema)
    select c.id, c.id_empresa, c.id_equipe, q.cidade, x.id_produto, x.id_patrimonio, x.patrimonio, x.os, x.origem, x.quantidade
    from suprimento_contagem c join equipe q on q.id = c.id_equipe
      cross join lateral (
        select s.id_produto, null::bigint as id_patrimonio, null::text as patrimonio, null::text as os, 'estoque' as origem, s.quantidade
        from suprimento_estoque s join suprimento_produto p on p.id = s.id_produto and not p.serializado
        where s.id_equipe = c.id_equipe
        union all
        select a.id_produto, a.id, a.patrimonio, m.os, case when m.id is null then 'estoque' else 'retirada' end, 1
        from suprimento_patrimonio a left join suprimento_movimento m
          on m.id_patrimonio = a.id and m.data_saida is null and m.etapa = 'retirada'
        where a.id_equipe = c.id_equipe and a.ativo) x
      join suprimento_produto n on n.id = x.id_produto
    where c.id = ${id}
    order by x.patrimonio is not null, n.nome, length(x.patrimonio), x.patrimonio`.execute(db)

/** Assets that nobody found are missing: their quantity is zero. */
export const informMissing = (db: Database, id: number) =>
  sql`update inventario set quantidade_informada = 0
    where id_contagem = ${id} and quantidade_informada is null and patrimonio is not null`.execute(db)

export const setCount = (
  db: Database,
  id: number,
  change: { situacao: CountState; encerrada_em?: Date; id_encerrador?: number },
) => db.updateTable('suprimento_contagem').set(change).where('id', '=', id).execute()

export async function unfinishedLines(
  db: Database,
  id: number,
): Promise<{ sem_quantidade: number; sem_validar: number }> {
  const { rows } = await sql<{ sem_quantidade: number; sem_validar: number }>`
    select (count(*) filter (where quantidade_informada is null))::int as sem_quantidade,
      (count(*) filter (where not validado))::int as sem_validar
    from inventario where id_contagem = ${id}`.execute(db)
  return rows[0]!
}

/** Assets that the count found, and that are elsewhere (docs/operations.md#counts), are this squad's from now on. */
export const moveFoundAssets = (db: Database, id: number) =>
  sql`update suprimento_patrimonio a set id_equipe = v.id_equipe from inventario v
    where v.id_contagem = ${id} and v.quantidade_validada = 1 and a.id = v.id_patrimonio
      and a.id_equipe is distinct from v.id_equipe and a.ativo and a.id_detentor is null
      and not exists (select from suprimento_movimento m where m.id_patrimonio = a.id and m.data_saida is null
        and m.etapa in ('retirada', 'devolucao', 'manutencao'))`.execute(db)
