import { supplies as text } from '@intranet/contract/messages/supplies'
import { movementList, type ListMovementsInput } from '@intranet/contract/operations/supplies'
import { type conditions, openStages, type Stage } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { readPage } from '../../../platform/list.ts'
import { inScope } from '../../../platform/scope.ts'
import { seesValues } from './supply-scope.ts'
import { today } from '../../../platform/today.ts'

type Condition = (typeof conditions)[number] | null

const daysOpen = sql<number>`(${today}
  - (m.data_entrada at time zone 'America/Sao_Paulo')::date)`

/** Why a row is in the alternative list, in words. */
const whyAlternative = sql<string | null>`case
  when m.os is null and m.patrimonio is null then ${text.noOrderNorAsset}
  when m.os is null then ${text.noOrder}
  when m.patrimonio is null then ${text.noAsset}
  when m.nao_encontrado then replace(${text.unknownOrder('{os}')}, '{os}', m.os) end`

/** Left joins of keys: what a filter does not use, PostgreSQL leaves out of the count. */
const visible = (db: Database, actor: Actor) =>
  db
    .selectFrom('suprimento_movimento as m')
    .leftJoin('suprimento_produto as p', 'p.id', 'm.id_produto')
    .leftJoin('equipe as q', 'q.id', 'm.id_equipe')
    .leftJoin('empresa as e', 'e.id', 'm.id_empresa')
    .leftJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .leftJoin('suprimento_lote as l', 'l.id', 'm.id_lote')
    .where((eb) => inScope(actor, eb.ref('m.id_empresa'), false))
    .select([
      'm.id',
      'm.data_entrada',
      sql<Stage>`m.etapa`.as('etapa'),
      'm.os',
      'm.patrimonio',
      'm.id_produto',
      sql<string>`p.nome`.as('produto'),
      sql<string>`p.codigo_erp`.as('codigo_erp'),
      'm.quantidade',
      'm.id_equipe',
      sql<string>`q.nome`.as('equipe'),
      'm.id_empresa',
      sql<string>`e.sistema`.as('sistema'),
      'm.cidade',
      'm.cod_cliente',
      'm.cliente',
      'm.origem',
      sql<Condition>`m.condicao`.as('condicao'),
      'm.motivo',
      'm.fornecedor',
      sql<string | null>`case when ${seesValues(actor)} then m.custo end`.as('custo'),
      daysOpen.as('dias'),
      'u.nome as conferido_por',
      'm.id_lote',
      'l.numero as lote',
      'l.destinacao',
      sql<boolean>`m.alternativo`.as('alternativo'),
      whyAlternative.as('alternativo_por'),
      'm.updated_at',
    ])

const current = (db: Database, actor: Actor, etapa?: Stage) =>
  visible(db, actor)
    .where('m.data_saida', 'is', null)
    .$if(etapa !== undefined, (rows) => rows.where('m.etapa', '=', etapa!))

export const listMovements = (db: Database, actor: Actor, request: ListMovementsInput) =>
  readPage(current(db, actor, request.etapa), request, {
    definition: movementList,
    alias: 'm',
    refs: {
      produto: 'p.nome',
      codigo_erp: 'p.codigo_erp',
      equipe: 'q.nome',
      sistema: 'e.sistema',
      conferido_por: 'u.nome',
      lote: 'l.numero',
      destinacao: 'l.destinacao',
      custo: sql`case when ${seesValues(actor)} then m.custo end`,
      dias: daysOpen,
      alternativo_por: whyAlternative,
    },
    search: 'm.busca',
  })

/** How many stand in a stage; `alternative` counts one of its two lists. */
export const countStage = (etapa: Stage, alternative?: boolean) => (db: Database, actor: Actor) =>
  rowCount(
    current(db, actor, etapa).$if(alternative !== undefined, (rows) =>
      rows.where('m.alternativo', '=', alternative!),
    ),
  )

export const getMovement = (db: Database, actor: Actor, id: number) =>
  visible(db, actor)
    .where('m.id', '=', id)
    .select(['m.id_patrimonio', 'm.data_saida', 'm.id_movimento_anterior'])
    .executeTakeFirst()

/** Movements as they are, locked until the transaction ends, in one order for everybody. */
export const holdMovements = (db: Database, actor: Actor, ids: readonly number[]) =>
  db
    .selectFrom('suprimento_movimento as m')
    .where((eb) => inScope(actor, eb.ref('m.id_empresa'), false))
    .where(sql<boolean>`m.id = any(${[...ids]}::bigint[])`)
    .select([
      'm.id',
      sql<Stage>`m.etapa`.as('etapa'),
      'm.id_empresa',
      'm.id_equipe',
      'm.patrimonio',
      'm.id_patrimonio',
      'm.id_produto',
      'm.quantidade',
      'm.id_lote',
      'm.os',
      'm.nao_encontrado',
      'm.data_saida',
      'm.updated_at',
    ])
    .orderBy('m.id')
    .forNoKeyUpdate()
    .execute()

export interface NewMovement {
  id_empresa: number
  etapa: Stage
  os: string | null
  patrimonio: string | null
  id_patrimonio: number | null
  id_produto: number
  quantidade: number
  id_equipe: number
  cidade: string
  cod_cliente: string | null
  cliente: string | null
  origem: string | null
  condicao: string | null
  motivo: string | null
  id_usuario: number
}

export const insertMovements = (db: Database, rows: NewMovement[]) =>
  db.insertInto('suprimento_movimento').values(rows).returning('id').execute()

interface Step {
  etapa: Stage
  condicao: string | null
  motivo: string | null
  fornecedor: string | null
  custo: string | null
}

/** Ends the stages of movements, with the value that their products have now. */
export const leaveStage = (db: Database, ids: readonly number[], { custo }: Pick<Step, 'custo'>) =>
  sql`update suprimento_movimento m set data_saida = now(), valor_unitario = p.valor_unitario,
      custo = coalesce(${custo}::numeric, m.custo)
    from suprimento_produto p
    where p.id = m.id_produto and m.id = any(${[...ids]}::bigint[]) and m.data_saida is null`.execute(db)

/** Begins the next stage of movements that were left. */
export async function enterStage(db: Database, actor: Actor, ids: readonly number[], step: Step) {
  const { rows } = await sql<{ id: number; id_movimento_anterior: number }>`
    insert into suprimento_movimento (id_empresa, etapa, os, patrimonio, id_patrimonio, id_produto, quantidade, id_equipe,
      cidade, cod_cliente, cliente, origem, condicao, motivo, fornecedor, valor_unitario, nao_encontrado, id_usuario,
      id_movimento_anterior)
    select id_empresa, ${step.etapa}, os, patrimonio, id_patrimonio, id_produto, quantidade, id_equipe, cidade, cod_cliente,
      cliente, etapa, ${step.condicao}, ${step.motivo}, ${step.fornecedor},
      case when ${!(openStages as readonly Stage[]).includes(step.etapa)} then valor_unitario end, nao_encontrado, ${actor.id}, id
    from suprimento_movimento where id = any(${[...ids]}::bigint[]) order by id
    returning id, id_movimento_anterior`.execute(db)
  return rows
}

/** What the ERP says of the order now. */
export const setFound = (db: Database, id: number, nao_encontrado: boolean) =>
  db.updateTable('suprimento_movimento').set({ nao_encontrado }).where('id', '=', id).execute()

export const setOrder = (
  db: Database,
  id: number,
  row: { os: string; patrimonio: string; id_patrimonio: number; nao_encontrado: boolean },
) =>
  db
    .updateTable('suprimento_movimento')
    .set(row)
    .where('id', '=', id)
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()

export const insertLot = (
  db: Database,
  row: { id_empresa: number; numero: string; destinacao: string; certificado: string; id_usuario: number },
) => db.insertInto('suprimento_lote').values(row).returning('id').executeTakeFirstOrThrow()

export const putInLot = (db: Database, ids: readonly number[], id_lote: number) =>
  sql`update suprimento_movimento set id_lote = ${id_lote} where id = any(${[...ids]}::bigint[])`.execute(db)

export const forgetCertificates = (db: Database, years: number) =>
  sql`update suprimento_lote set certificado = null
    where certificado is not null and created_at < now() - make_interval(years => ${years}::int)`.execute(db)

/** Whether a lot's certificate is of a provider that somebody sees. */
export const lotSeen = (db: Database, actor: Actor, id: number) =>
  db
    .selectFrom('suprimento_lote as l')
    .where('l.id', '=', id)
    .where((eb) => inScope(actor, eb.ref('l.id_empresa'), false))
    .select('l.id')
    .executeTakeFirst()
