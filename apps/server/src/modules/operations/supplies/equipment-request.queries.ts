import {
  openEquipmentRequests,
  type EquipmentRequestState,
} from '@intranet/contract/operations/equipment-request-options'
import {
  equipmentRequestSchemas,
  type EquipmentRequestFields,
  type ListEquipmentRequestsInput,
  type UpdateEquipmentRequestInput,
} from '@intranet/contract/operations/equipment-request-schemas'
import type { Database } from '@intranet/db/connection'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { rowCount } from '../../../platform/card-figures.ts'
import { normalised, readPage } from '../../../platform/list.ts'
import { moveRecord, saveRecord } from '../../../platform/records.ts'
import { ownRequest, readableRequest, servedRequest } from './equipment-request-scope.ts'

const requests = (db: Database, scope: RawBuilder<boolean>) =>
  db
    .selectFrom('pedido_equipamento as d')
    .innerJoin('suprimento_produto as p', 'p.id', 'd.id_produto')
    .innerJoin('empresa as e', 'e.id', 'd.id_empresa')
    .innerJoin('rh_usuario as u', 'u.id', 'd.id_usuario')
    .where(scope)
    .select([
      'd.id',
      'd.id_produto',
      'p.nome as produto',
      'd.quantidade',
      'd.motivo',
      'd.data_desejada',
      sql<EquipmentRequestState>`d.situacao`.as('situacao'),
      'd.resposta',
      'd.id_custodia',
      'd.decidido_em',
      'd.id_empresa',
      'e.nome as empresa',
      'd.id_usuario',
      'u.nome as solicitante',
      'd.created_at',
      'd.updated_at',
    ])

const source = {
  definition: equipmentRequestSchemas.list,
  alias: 'd',
  refs: { produto: 'p.nome', empresa: 'e.nome', solicitante: 'u.nome' },
  search: normalised('p.nome', 'u.nome', 'd.motivo'),
} as const

const served = (db: Database, actor: Actor) => requests(db, servedRequest(actor))

/** For who hands over and decides: those of their providers. */
export const listEquipmentRequests = (db: Database, actor: Actor, request: ListEquipmentRequestsInput) =>
  readPage(served(db, actor), request, source)

export const listOwnEquipmentRequests = (db: Database, actor: Actor, request: ListEquipmentRequestsInput) =>
  readPage(requests(db, ownRequest(actor)), request, source)

export const countEquipmentRequests = (db: Database, actor: Actor) =>
  rowCount(served(db, actor).where('d.situacao', '=', 'pedido'))

export const getEquipmentRequest = (db: Database, actor: Actor, id: number) =>
  requests(db, readableRequest(actor))
    .leftJoin('rh_usuario as b', 'b.id', 'd.id_aprovador')
    .where('d.id', '=', id)
    .select(['b.nome as aprovador', 'p.serializado', 'p.codigo_erp', 'u.ativo as solicitante_ativo'])
    .executeTakeFirst()
export type EquipmentRequest = NonNullable<Awaited<ReturnType<typeof getEquipmentRequest>>>

/** Products that employees of a provider may ask for. */
export const requestableProducts = (db: Database, id_empresa: number) =>
  db
    .selectFrom('suprimento_produto')
    .where('id_empresa', '=', id_empresa)
    .where('solicitavel', '=', true)
    .where('ativo', '=', true)

/** What a form offers to somebody of a provider, with the product that is saved already. */
export const requestableOptions = (db: Database, id_empresa: number | null, incluir?: number) =>
  db
    .selectFrom('suprimento_produto as p')
    .where(sql<boolean>`p.id_empresa = ${id_empresa}`)
    .where(sql<boolean>`(p.solicitavel and p.ativo or p.id = ${incluir ?? null})`)
    .select(['p.id', 'p.nome'])
    .orderBy('p.nome')
    .orderBy('p.id')
    .limit(1000)
    .execute()

type NewRequest = EquipmentRequestFields & { id_usuario: number; id_empresa: number }

export const insertEquipmentRequests = (db: Database, rows: NewRequest[]) =>
  db.insertInto('pedido_equipamento').values(rows).returning('id').execute()

/** One's own, while nobody has decided. */
export const updateEquipmentRequest = (db: Database, actor: Actor, input: UpdateEquipmentRequestInput) =>
  saveRecord(
    db
      .updateTable('pedido_equipamento')
      .where(ownRequest(actor, 'pedido_equipamento'))
      .where('situacao', '=', 'pedido'),
    input,
  )

interface Step {
  situacao: EquipmentRequestState
  resposta?: string | null
  id_aprovador?: number
  decidido_em?: Date
}

/** Moves a request from some states to the next; false when another call was faster. */
export const takeEquipmentStep = (
  db: Database,
  id: number,
  from: readonly EquipmentRequestState[],
  step: Step,
): Promise<boolean> => moveRecord(db.updateTable('pedido_equipamento').set(step), id, from)

/** Approved requests that a hand-over names, of its provider and person, locked in the order of ids. */
export const requestsToHandOver = (
  db: Database,
  ids: readonly number[],
  { id_empresa, id_funcionario }: { id_empresa: number; id_funcionario: number },
) =>
  db
    .selectFrom('pedido_equipamento as d')
    .innerJoin('suprimento_produto as p', 'p.id', 'd.id_produto')
    .where(sql<boolean>`d.id = any(${[...ids]}::bigint[])`)
    .where('d.id_empresa', '=', id_empresa)
    .where('d.id_usuario', '=', id_funcionario)
    .where('d.situacao', '=', 'aprovado')
    .orderBy('d.id')
    .select(['d.id', 'd.id_produto', 'd.quantidade', 'd.id_custodia', 'p.nome as produto'])
    .forUpdate('d')
    .execute()

export const linkToTerm = (db: Database, ids: readonly number[], id_custodia: number) =>
  db
    .updateTable('pedido_equipamento')
    .set({ id_custodia })
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .execute()

/** What a signed hand-over was asked for is with the person now. */
export const deliverOfTerm = (db: Database, id_custodia: number) =>
  db
    .updateTable('pedido_equipamento')
    .set({ situacao: 'entregue' })
    .where('id_custodia', '=', id_custodia)
    .where('situacao', '=', 'aprovado')
    .execute()

/** Cancels what somebody asked for and did not receive; in the order of ids, so that two shutdowns lock them alike. */
export const cancelRequestsOf = (db: Database, id_usuario: number) =>
  sql`update pedido_equipamento d set situacao = 'cancelado', id_custodia = null from (
      select id from pedido_equipamento where id_usuario = ${id_usuario} and situacao = any(${[...openEquipmentRequests]}::text[])
      order by id for update) o
    where d.id = o.id`.execute(db)
