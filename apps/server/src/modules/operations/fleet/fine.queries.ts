import type { DriverOrigin, FineState } from '@intranet/contract/operations/fleet-options'
import { fineSchemas, type FineFields, type ListFinesInput } from '@intranet/contract/operations/fine-schemas'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import type { StagedRecords } from '../../../platform/record-stages.queries.ts'
import { moveRecord, removeRecord, saveRecord } from '../../../platform/records.ts'
import { doubled, secondPerson, unconfirmed } from './fine-deadline.queries.ts'
import { managesFleet, ofSeenVehicle, seenVehicle } from './vehicle-scope.ts'

const fines = (db: Database, scope: RawBuilder<boolean>) =>
  db
    .selectFrom('multa as f')
    .innerJoin('veiculo as v', 'v.id', 'f.id_veiculo')
    .innerJoin('empresa as e', 'e.id', 'v.id_empresa')
    .leftJoin('motorista as m', 'm.id', 'f.id_motorista')
    .leftJoin('rh_usuario as u', 'u.id', 'm.id_usuario')
    .where(scope)
    .select([
      'f.id',
      'f.id_veiculo',
      'v.placa',
      'v.id_empresa',
      'e.nome as empresa',
      'f.data_infracao',
      'f.id_motorista',
      'u.nome as motorista',
      'f.auto_infracao',
      'f.descricao',
      sql<FineFields['gravidade']>`f.gravidade`.as('gravidade'),
      'f.pontos',
      'f.valor',
      sql<string>`f.prazo_indicacao`.as('prazo_indicacao'),
      'f.vencimento',
      unconfirmed.as('aguarda_condutor'),
      sql<FineState>`f.situacao`.as('situacao'),
      'f.desconto_folha',
      'f.paga_antes_do_termo',
      sql<boolean>`exists (select from multa_termo p where p.id_multa = f.id)`.as('termo'),
      'f.created_at',
      'f.updated_at',
    ])

const source = {
  definition: fineSchemas.list,
  alias: 'f',
  refs: {
    placa: 'v.placa',
    id_empresa: 'v.id_empresa',
    empresa: 'e.nome',
    motorista: 'u.nome',
    aguarda_condutor: unconfirmed,
  },
  search: normalised('v.placa', 'u.nome', 'f.auto_infracao', 'f.descricao', 'f.orgao'),
} as const

const visible = (db: Database, actor: Actor) => fines(db, seenVehicle(actor, 'v'))

/** One's own as a driver, once a second person confirmed who drove. */
export const ownFine = (actor: Actor) =>
  sql<boolean>`(f.confirmado_em is not null and m.id_usuario = ${actor.id})`

export const listFines = (db: Database, actor: Actor, request: ListFinesInput) =>
  readPage(visible(db, actor), request, source)

export const countFines = (db: Database, actor: Actor) => rowCount(visible(db, actor))

export const listOwnFines = (db: Database, actor: Actor, request: ListFinesInput) =>
  readPage(fines(db, ownFine(actor)), request, source)

/** What the thread of a fine is read from. */
export const stagedFines = (db: Database, actor: Actor): StagedRecords => ({
  tabela: 'multa',
  rows: visible(db, actor)
    .clearSelect()
    .select(['f.id', 'f.situacao as etapa', 'f.created_at', sql<null>`null::timestamptz`.as('desde')]),
})

export const getFine = (db: Database, actor: Actor, id: number, scope = seenVehicle(actor, 'v')) =>
  fines(db, scope)
    .leftJoin('rh_usuario as i', 'i.id', 'f.id_indicador')
    .leftJoin('rh_usuario as k', 'k.id', 'f.id_confirmador')
    .leftJoin('multa_termo as t', 't.id_multa', 'f.id')
    .where('f.id', '=', id)
    .select([
      sql<DriverOrigin | null>`f.origem_motorista`.as('origem_motorista'),
      'f.id_indicador',
      'i.nome as indicador',
      'k.nome as confirmador',
      'f.confirmado_em',
      'f.orgao',
      'f.codigo_infracao',
      'f.local',
      'f.data_notificacao',
      'f.prazo_notificado',
      'f.valor_pago',
      'f.pago_em',
      doubled.as('valor_nic'),
      'f.arquivo',
      'v.modelo',
      't.assinado_em as termo_assinado_em',
      sql<boolean>`(${managesFleet(actor)} and ${unconfirmed} and f.id_motorista is not null
        and ${secondPerson(actor)})`.as('confirmavel'),
    ])
    .executeTakeFirst()

/** Who drove at a moment: by the checklist, then an approved request, then the log of assignments. */
export async function proposeDriver(db: Database, id_veiculo: number, moment: Date) {
  const { rows } = await sql<{ id_motorista: number; motorista: string | null; origem: DriverOrigin }>`
    select p.id_motorista, u.nome as motorista, p.origem from (
      select 1 as ordem, s.id_motorista, 'checklist' as origem from solicitacao_veiculo s
        join solicitacao_veiculo_checklist a on a.id_solicitacao = s.id and a.momento = 'saida'
        left join solicitacao_veiculo_checklist b on b.id_solicitacao = s.id and b.momento = 'retorno'
        where s.id_veiculo = ${id_veiculo} and s.id_motorista is not null
          and tstzrange(a.feito_em, b.feito_em, '[]') @> ${moment}::timestamptz
      union all
      select 2, s.id_motorista, 'solicitacao' from solicitacao_veiculo s
        where s.id_veiculo = ${id_veiculo} and s.id_motorista is not null and s.situacao in ('aprovada', 'em_uso', 'concluida')
          and tstzrange(s.data_retirada, s.data_devolucao) @> ${moment}::timestamptz
      union all
      select 3, a.id_motorista, 'vinculo' from veiculo_motorista a
        where a.id_veiculo = ${id_veiculo} and tstzrange(a.inicio, a.fim) @> ${moment}::timestamptz
    ) p join motorista m on m.id = p.id_motorista join rh_usuario u on u.id = m.id_usuario
    order by p.ordem limit 1`.execute(db)
  return rows[0]
}

/** How many of these fines each provider has. */
export const finesByProvider = (db: Database, ids: readonly number[]) =>
  db
    .selectFrom('multa as f')
    .innerJoin('veiculo as v', 'v.id', 'f.id_veiculo')
    .where(sql<boolean>`f.id = any(${[...ids]}::bigint[])`)
    .select(['v.id_empresa', sql<number>`count(*)`.as('total')])
    .groupBy('v.id_empresa')
    .orderBy('v.id_empresa')
    .execute()

/** The notices of these that are registered, of any provider: a notice is given once. */
export async function takenNotices(db: Database, notices: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('multa')
    .where(sql<boolean>`auto_infracao = any(${[...notices]}::text[])`)
    .select('auto_infracao')
    .execute()
  return new Set(rows.map(({ auto_infracao }) => auto_infracao))
}

type NewFine = Omit<FineFields, 'data_infracao'> & {
  data_infracao: Date
  pontos: number
  origem_motorista: DriverOrigin | null
  id_indicador: number | null
}

export const insertFine = (db: Database, row: NewFine) =>
  db.insertInto('multa').values(row).returning('id').executeTakeFirstOrThrow()

export const updateFine = (
  db: Database,
  actor: Actor,
  input: { id: number; updated_at?: string } & Record<string, unknown>,
) => saveRecord(db.updateTable('multa').where(ofSeenVehicle(actor, 'id_veiculo')), input)

interface Step {
  situacao: FineState
  id_confirmador?: number
  confirmado_em?: Date
  valor_pago?: string
  pago_em?: string
  paga_antes_do_termo?: boolean
}

/** Moves a fine from some states to the next; false when another request was faster. */
export const takeFineStep = (
  db: Database,
  id: number,
  from: readonly FineState[],
  step: Step,
): Promise<boolean> => moveRecord(db.updateTable('multa').set(step), id, from)

export const removeFine = (db: Database, actor: Actor, id: number) =>
  removeRecord(db.deleteFrom('multa').where(ofSeenVehicle(actor, 'id_veiculo')), id)

/** The driver's account of a fine, for telling them. */
export const userOfDriver = (db: Database, id: number) =>
  db.selectFrom('motorista').where('id', '=', id).select('id_usuario').executeTakeFirst()
