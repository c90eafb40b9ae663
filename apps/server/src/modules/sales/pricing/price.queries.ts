import {
  priceList,
  type AdjustPricesInput,
  type CurrentPricesInput,
  type ListPricesInput,
  type PriceFields,
  type UpdatePriceInput,
} from '@intranet/contract/sales/pricing-schemas'
import type { PriceState } from '@intranet/contract/sales/pricing-words'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { today } from '../../../platform/today.ts'

const state = sql<PriceState>`case
  when p.vigencia_fim < ${today} or not p.ativo then 'encerrada'
  when p.vigencia_inicio > ${today} then 'agendada'
  else 'vigente' end`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('precificacao as p')
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .leftJoin('microrregiao as m', 'm.id', 'p.id_microrregiao')
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .select([
      'p.id',
      'p.id_empresa',
      'e.nome as empresa',
      'p.id_microrregiao',
      'm.nome as microrregiao',
      'p.produto',
      sql<PriceFields['tecnologia']>`p.tecnologia`.as('tecnologia'),
      'p.velocidade_mbps',
      'p.valor',
      'p.valor_promocional',
      'p.meses_promocao',
      'p.taxa_instalacao',
      sql<PriceFields['fidelidade_meses']>`p.fidelidade_meses`.as('fidelidade_meses'),
      sql<PriceFields['publico']>`p.publico`.as('publico'),
      'p.vigencia_inicio',
      'p.vigencia_fim',
      state.as('situacao'),
      'p.ativo',
      'p.created_at',
      'p.updated_at',
    ])

export const listPrices = (db: Database, actor: Actor, request: ListPricesInput) =>
  readPage(visible(db, actor), request, {
    definition: priceList,
    alias: 'p',
    refs: { empresa: 'e.nome', microrregiao: 'm.nome', situacao: state },
    search: normalised('p.produto', 'e.nome', 'm.nome'),
  })

export const countPrices = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getPrice = (db: Database, actor: Actor, id: number) =>
  visible(db, actor).where('p.id', '=', id).executeTakeFirst()

const holdsIn = (cidade: string, uf: string) =>
  sql<boolean>`(p.id_microrregiao is null or exists (select from microrregiao_cidade x
    join cidade c on c.id = x.id_cidade
    where x.id_microrregiao = p.id_microrregiao and c.uf = ${uf} and c.busca = normaliza(${cidade})))`

/**
 * What a provider sells today, for the form of a lead: everything, or the prices valid in a city, one for each product.
 */
export const currentPrices = (db: Database, actor: Actor, { id, cidade, uf }: CurrentPricesInput) =>
  visible(db, actor)
    .where('p.id_empresa', '=', id)
    .where(sql<boolean>`${state} = 'vigente'`)
    .$if(Boolean(cidade && uf), (q) =>
      q
        .where(holdsIn(cidade!, uf!))
        .distinctOn([sql`normaliza(p.produto)`, 'p.publico'])
        .orderBy(sql`normaliza(p.produto)`)
        .orderBy('p.publico')
        .orderBy(sql`p.id_microrregiao is null`),
    )
    .orderBy('p.produto')
    .orderBy('p.id')
    .limit(500)
    .execute()

export const insertPrices = (db: Database, actor: Actor, rows: PriceFields[]) =>
  db
    .insertInto('precificacao')
    .values(rows.map((row) => ({ ...row, id_usuario: actor.id })))
    .returning('id')
    .execute()

export const updatePrice = (db: Database, actor: Actor, input: UpdatePriceInput) =>
  saveRecord(
    db.updateTable('precificacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

/** The prices among some that the actor sees. */
export const pricesAmong = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('precificacao')
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where((eb) => inScope(actor, eb.ref('id_empresa'), false))
    .select('id')
    .execute()

/** The providers of some micro-regions; null for those of the whole group. */
export const microregionProviders = (db: Database, ids: readonly number[]) =>
  db.selectFrom('microrregiao').where('id', 'in', ids).select(['id', 'id_empresa']).execute()

/**
 * Ends prices the day before `vigencia_inicio` and begins new ones by a percentage, rounded to cents. Only prices that
 * hold the day before are adjusted; what had an end keeps it. Answers the new ids.
 */
export async function adjustPrices(
  db: Database,
  actor: Actor,
  input: AdjustPricesInput,
): Promise<{ id: number }[]> {
  const { ids, percentual, vigencia_inicio } = input
  const factor = sql`(1 + ${percentual}::numeric / 100)`
  const { rows } = await sql<{ id: number }>`
    with antes as materialized (
      select p.* from precificacao p
      where p.id = any(${ids}::bigint[]) and ${inScope(actor, 'p.id_empresa', false)} and p.ativo
        and p.vigencia_inicio < ${vigencia_inicio}::date
        and coalesce(p.vigencia_fim, 'infinity') >= ${vigencia_inicio}::date
      for no key update
    ), encerradas as (
      update precificacao p set vigencia_fim = ${vigencia_inicio}::date - 1 from antes where p.id = antes.id
      returning p.id
    )
    insert into precificacao (id_empresa, id_microrregiao, produto, tecnologia, velocidade_mbps, valor,
      valor_promocional, meses_promocao, taxa_instalacao, fidelidade_meses, publico, vigencia_inicio, vigencia_fim,
      id_usuario)
    select id_empresa, id_microrregiao, produto, tecnologia, velocidade_mbps, round(valor * ${factor}, 2),
      round(valor_promocional * ${factor}, 2), meses_promocao, taxa_instalacao, fidelidade_meses, publico,
      ${vigencia_inicio}::date, vigencia_fim, ${actor.id}
    from antes where (select count(*) from encerradas) > 0
    returning id`.execute(db)
  return rows
}

export const removePrice = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('precificacao').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )
