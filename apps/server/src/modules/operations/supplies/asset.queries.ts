import {
  assetList,
  type AssetFields,
  type FindCodeInput,
  type ListAssetsInput,
  type UpdateAssetInput,
} from '@intranet/contract/operations/assets'
import type { conditions, Stage } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { removeRecord, saveRecord } from '../../../platform/records.ts'
import { inScope } from '../../../platform/scope.ts'
import { seesValues } from './supply-scope.ts'

/** What an asset cost, and its invoice: not for readers. */
const cost = (actor: Actor) => sql<string | null>`case when ${seesValues(actor)} then a.valor_compra end`
const invoice = (actor: Actor) => sql<string | null>`case when ${seesValues(actor)} then a.nota_arquivo end`

/** The stage of an asset that is on its way. */
const movingStage = sql<Stage | null>`(select m.etapa from suprimento_movimento m where m.id_patrimonio = a.id
  and m.data_saida is null and m.etapa in ('retirada', 'devolucao', 'manutencao'))`

const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('suprimento_patrimonio as a')
    .leftJoin('suprimento_produto as p', 'p.id', 'a.id_produto')
    .leftJoin('empresa as e', 'e.id', 'a.id_empresa')
    .leftJoin('equipe as q', 'q.id', 'a.id_equipe')
    .leftJoin('rh_usuario as u', 'u.id', 'a.id_detentor')
    .where((eb) => inScope(actor, eb.ref('a.id_empresa'), false))
    .select([
      'a.id',
      'a.patrimonio',
      'a.id_produto',
      sql<string>`p.nome`.as('produto'),
      'a.id_empresa',
      sql<string>`e.sistema`.as('sistema'),
      'a.id_equipe',
      'q.nome as equipe',
      'a.id_detentor',
      'u.nome as detentor',
      movingStage.as('etapa'),
      'a.ativo',
      'a.data_compra',
      cost(actor).as('valor_compra'),
      'a.fornecedor',
      'a.garantia_ate',
      'a.created_at',
      'a.updated_at',
    ])

export const listAssets = (db: Database, actor: Actor, request: ListAssetsInput) =>
  readPage(visible(db, actor), request, {
    definition: assetList,
    alias: 'a',
    refs: {
      produto: 'p.nome',
      sistema: 'e.sistema',
      equipe: 'q.nome',
      detentor: 'u.nome',
      etapa: movingStage,
      valor_compra: cost(actor),
    },
    search: 'a.busca',
  })

export const countAssets = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const getAsset = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('a.id', '=', id)
    .select(['a.foto', invoice(actor).as('nota_arquivo')])
    .executeTakeFirst()

export const assetsByIds = (db: Database, actor: Actor, ids: readonly number[]) =>
  visible(db, actor)
    .where(sql<boolean>`a.id = any(${[...ids]}::bigint[])`)
    .orderBy('a.id')
    .execute()

export const insertAssets = (db: Database, rows: (AssetFields & { id_empresa: number })[]) =>
  db.insertInto('suprimento_patrimonio').values(rows).returning('id').execute()

type Numbered = Pick<AssetFields, 'patrimonio' | 'id_produto'>

/** Those whose number an asset of the same provider has. */
export async function takenAssets<A extends Numbered>(db: Database, assets: readonly A[]): Promise<A[]> {
  const { rows } = await sql<{ lugar: number }>`
    select x.lugar from unnest(${assets.map(({ patrimonio }) => patrimonio)}::text[],
      ${assets.map(({ id_produto }) => id_produto)}::bigint[]) with ordinality as x (patrimonio, id_produto, lugar)
    join suprimento_produto p on p.id = x.id_produto
    where exists (select from suprimento_patrimonio a where a.id_empresa = p.id_empresa
      and a.patrimonio = x.patrimonio)`.execute(db)
  return rows.map(({ lugar }) => assets[Number(lugar) - 1]!)
}

export const removeAsset = (db: Database, actor: Actor, id: number) =>
  removeRecord(
    db.deleteFrom('suprimento_patrimonio').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    id,
  )

export const updateAsset = (db: Database, actor: Actor, input: UpdateAssetInput) =>
  saveRecord(
    db.updateTable('suprimento_patrimonio').where((eb) => inScope(actor, eb.ref('id_empresa'), false)),
    input,
  )

/** A file of an asset that the actor may see: its picture, or the invoice for who sees amounts. */
export async function seesAssetFile(db: Database, actor: Actor, id: number, file: string): Promise<boolean> {
  const asset = await getAsset(db, actor, id)
  return asset?.foto === file || asset?.nota_arquivo === file
}

/** Suppliers of the actor's assets, by name. */
export const assetSuppliers = (db: Database, actor: Actor) =>
  db
    .selectFrom('suprimento_patrimonio as a')
    .where((eb) => inScope(actor, eb.ref('a.id_empresa'), false))
    .where('a.fornecedor', 'is not', null)
    .select(sql<string>`a.fornecedor`.as('fornecedor'))
    .distinct()
    .orderBy('fornecedor')
    .limit(500)
    .execute()

export interface WayPart {
  tipo: 'etapa' | 'custodia' | 'contagem' | 'servico'
  id: number
  em: Date
  ate: Date | null
  etapa: Stage | null
  equipe: string | null
  pessoa: string | null
  condicao: (typeof conditions)[number] | null
  texto: string | null
}

/** Stages, hand-overs, counts and services of an asset, newest first. */
export async function assetWay(db: Database, id: number): Promise<WayPart[]> {
  const { rows } = await sql<WayPart>`
    select 'etapa' as tipo, m.id, m.data_entrada as em, m.data_saida as ate, m.etapa, q.nome as equipe, u.nome as pessoa,
      m.condicao, m.motivo as texto
    from suprimento_movimento m join equipe q on q.id = m.id_equipe left join rh_usuario u on u.id = m.id_usuario
    where m.id_patrimonio = ${id}
    union all
    select 'custodia', i.id, c.assinado_em, i.devolvido_em, null, null, u.nome, null, null
    from suprimento_custodia_item i join suprimento_custodia c on c.id = i.id_custodia and c.assinado_em is not null
      join rh_usuario u on u.id = c.id_funcionario
    where i.id_patrimonio = ${id}
    union all
    select 'contagem', v.id, v.validado_em, null, null, q.nome, u.nome, null, v.observacao
    from inventario v join equipe q on q.id = v.id_equipe left join rh_usuario u on u.id = v.validado_por
    where v.id_patrimonio = ${id} and v.validado
    union all
    select 'servico', f.id, f.feito_em::timestamp at time zone 'America/Sao_Paulo', null, null, null, u.nome, null,
      concat_ws(' · ', s.nome, f.observacao)
    from servico_feito f join servico_plano s on s.id = f.id_plano left join rh_usuario u on u.id = f.id_usuario
    where s.id_patrimonio = ${id}
    order by em desc, id desc limit 200`.execute(db)
  return rows
}

/** What a code is, in one provider or among all of the actor's: an asset, or a product. */
export async function findCode(db: Database, actor: Actor, { codigo, id_empresa }: FindCodeInput) {
  const asset = await visible(db, actor)
    .where('a.patrimonio', '=', codigo)
    .$if(id_empresa !== undefined, (q) => q.where('a.id_empresa', '=', id_empresa!))
    .select(
      sql<
        number | null
      >`(select m.id from suprimento_movimento m where m.id_patrimonio = a.id and m.data_saida is null
        and m.etapa in ('retirada', 'devolucao', 'manutencao'))`.as('id_movimento'),
    )
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst()
  const product = asset
    ? undefined
    : await db
        .selectFrom('suprimento_produto as p')
        .where((eb) => inScope(actor, eb.ref('p.id_empresa'), false))
        .where('p.codigo_erp', '=', codigo)
        .$if(id_empresa !== undefined, (q) => q.where('p.id_empresa', '=', id_empresa!))
        .where('p.ativo', '=', true)
        .select(['p.id', 'p.nome', 'p.id_empresa'])
        .orderBy('p.id')
        .limit(1)
        .executeTakeFirst()
  return { asset, product }
}
