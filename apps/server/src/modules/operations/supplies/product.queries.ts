import type { Stage, unitLabels } from '@intranet/contract/operations/supply-options'
import {
  productList,
  valueList,
  type ListProductsInput,
  type ListValuesInput,
  type UpdateProductInput,
  type ValueTotalsInput,
} from '@intranet/contract/operations/supply-products'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { selectable } from '../../../platform/options.ts'
import { saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { stageSums } from './figure-source.ts'

const products = (db: Database, actor: Actor) =>
  db
    .selectFrom('suprimento_produto as p')
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .select([
      'p.id',
      'p.nome',
      'p.codigo_erp',
      'p.id_empresa',
      'e.sistema',
      sql<keyof typeof unitLabels>`p.unidade`.as('unidade'),
      'p.serializado',
      'p.solicitavel',
      'p.ativo',
      'p.updated_at',
    ])

const source = {
  alias: 'p',
  refs: { sistema: 'e.sistema' },
  search: normalised('p.nome', 'p.codigo_erp'),
} as const

export const listProducts = (db: Database, actor: Actor, request: ListProductsInput) =>
  readPage(products(db, actor), request, { ...source, definition: productList })

export const countProducts = (db: Database, actor: Actor) => rowCount(products(db, actor))

export const getProduct = (db: Database, actor: Actor, id: number) =>
  products(db, actor).where('p.id', '=', id).select('p.valor_unitario').executeTakeFirst()

export const updateProduct = (db: Database, actor: Actor, input: UpdateProductInput) =>
  saveRecord(
    db.updateTable('suprimento_produto').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

export const productOptions = (
  db: Database,
  actor: Actor,
  { incluir, id_empresa }: { incluir?: number; id_empresa?: number },
) =>
  db
    .selectFrom('suprimento_produto as p')
    .innerJoin('empresa as e', 'e.id', 'p.id_empresa')
    .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
    .where(selectable('p', incluir))
    .$if(id_empresa !== undefined, (query) => query.where('p.id_empresa', '=', id_empresa!))
    .select(['p.id', 'p.nome', 'p.codigo_erp', 'p.id_empresa', 'e.sistema', 'p.serializado'])
    .orderBy('p.nome')
    .orderBy('p.id')
    .limit(5000)
    .execute()

const count = (stage: Stage) => sql<number>`coalesce(${sql.ref(`s.${stage}`)}, 0)::int`
const counts = {
  retirada: count('retirada'),
  devolucao: count('devolucao'),
  retorno: count('retorno'),
  manutencao: count('manutencao'),
  reciclagem: count('reciclagem'),
}
const today = (stage: Stage) => sql<string>`(coalesce(${sql.ref(`s.${stage}`)}, 0) * p.valor_unitario)`
const ended = (stage: 'retorno' | 'reciclagem') => sql<string>`coalesce(${sql.ref(`s.valor_${stage}`)}, 0)`
const amounts = {
  valor_retirada: today('retirada'),
  valor_devolucao: today('devolucao'),
  valor_retorno: ended('retorno'),
  valor_manutencao: today('manutencao'),
  valor_reciclagem: ended('reciclagem'),
  total: sql<string>`(${today('retirada')} + ${today('devolucao')} + ${today('manutencao')}
    + ${ended('retorno')} + ${ended('reciclagem')})`,
}
const asText = (amount: RawBuilder<string>) => sql<string>`${amount}::text`

/**
 * What each product is worth in each stage. Open stages count with today's value, ended ones with the value of their
 * end: a new value changes no total of the past.
 */
export async function listValues(db: Database, actor: Actor, request: ListValuesInput) {
  const { id_equipe } = request
  const rows = products(db, actor)
    .leftJoinLateral(stageSums(sql`f.id_produto = p.id`, id_equipe).as('s'), (join) => join.onTrue())
    .$if(id_equipe !== undefined, (query) => query.where(sql<boolean>`coalesce(s.linhas, 0) > 0`))
    .select(['p.valor_unitario'])
    .select([
      counts.retirada.as('retirada'),
      counts.devolucao.as('devolucao'),
      counts.retorno.as('retorno'),
      counts.manutencao.as('manutencao'),
      counts.reciclagem.as('reciclagem'),
      asText(amounts.valor_retirada).as('valor_retirada'),
      asText(amounts.valor_devolucao).as('valor_devolucao'),
      asText(amounts.valor_retorno).as('valor_retorno'),
      asText(amounts.valor_manutencao).as('valor_manutencao'),
      asText(amounts.valor_reciclagem).as('valor_reciclagem'),
      asText(amounts.total).as('total'),
    ])
  return readPage(rows, request, {
    ...source,
    definition: valueList,
    refs: { ...source.refs, ...counts, ...amounts },
  })
}

export interface ValueTotals {
  retirada: string
  devolucao: string
  retorno: string
  manutencao: string
  reciclagem: string
  total: string
}

/** The sums of all products, by stage. */
export async function totalValues(
  db: Database,
  actor: Actor,
  { id_equipe }: ValueTotalsInput,
): Promise<ValueTotals> {
  const { rows } = await sql<ValueTotals>`
    select t.*, (t.retirada::numeric + t.devolucao::numeric + t.retorno::numeric + t.manutencao::numeric
      + t.reciclagem::numeric)::text as total
    from (select coalesce(sum(s.retirada * p.valor_unitario), 0)::text as retirada,
        coalesce(sum(s.devolucao * p.valor_unitario), 0)::text as devolucao,
        coalesce(sum(s.valor_retorno), 0)::text as retorno,
        coalesce(sum(s.manutencao * p.valor_unitario), 0)::text as manutencao,
        coalesce(sum(s.valor_reciclagem), 0)::text as reciclagem
      from suprimento_produto p join lateral ${stageSums(sql`f.id_produto = p.id`, id_equipe)} s on true
      where ${inScope(actor, 'p.id_empresa', false)}) t`.execute(db)
  return rows[0]!
}
