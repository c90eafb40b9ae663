/** Requests for equipment: docs/operations.md#requests-for-equipment. */
import { equipmentRequests as text } from '@intranet/contract/messages/equipment-requests'
import { fleet } from '@intranet/contract/messages/fleet'
import { supplies } from '@intranet/contract/messages/supplies'
import { openEquipmentRequests } from '@intranet/contract/operations/equipment-request-options'
import type {
  CancelEquipmentInput,
  DecideEquipmentInput,
  EquipmentRequestFields,
  UpdateEquipmentRequestInput,
} from '@intranet/contract/operations/equipment-request-schemas'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertChoices, assertNewest, found, holdRecord } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { handsOver, maySettle } from './equipment-request-scope.ts'
import {
  cancelRequestsOf,
  getEquipmentRequest,
  insertEquipmentRequests,
  linkToTerm,
  requestableProducts,
  requestsToHandOver,
  takeEquipmentStep,
  updateEquipmentRequest,
  type EquipmentRequest,
} from './equipment-request.queries.ts'

const TABLE = 'pedido_equipamento'
const OWN_LIST = '/requests/equipment/list'

/** A request with what the asker may do with it. */
export async function readEquipmentRequest(db: Database, actor: Actor, id: number) {
  const { solicitante_ativo: _, ...request } = found(await getEquipmentRequest(db, actor, id))
  const { situacao, id_custodia } = request
  return {
    ...request,
    meu: request.id_usuario === actor.id,
    decide: situacao === 'pedido' && maySettle(actor, request),
    entrega: situacao === 'aprovado' && id_custodia === null && handsOver(actor),
  }
}

const notifyManagers = async (db: Database, actor: Actor, id_empresa: number, id: number, msg: string) =>
  notifyOthers(db, actor, {
    usuarios: await holdersOf(db, 'suprimentos:gestor', id_empresa),
    data: { modulo: 'suprimentos', msg, rota: `/supplies/requests/list?ver=${id}` },
  })

function assertComing(day: string | undefined): void {
  if (day !== undefined && day < todayInBrazil()) throw refusals.field('data_desejada', text.past)
}

/** Asks for equipment of one's own provider; its managers of supplies are notified. */
export async function askForEquipment(db: Database, actor: Actor, objects: EquipmentRequestFields[]) {
  const { id_empresa } = actor
  if (id_empresa === null) throw new AppError('conflict', fleet.noProvider)
  for (const { data_desejada } of objects) assertComing(data_desejada)
  const wanted = objects.map(({ id_produto }) => id_produto)
  await assertChoices(requestableProducts(db, id_empresa), wanted, 'id_produto')
  const made = await insertEquipmentRequests(
    db,
    objects.map((row) => ({ ...row, id_usuario: actor.id, id_empresa })),
  )
  for (const { id } of made) {
    const { quantidade, produto } = found(await getEquipmentRequest(db, actor, id))
    await notifyManagers(db, actor, id_empresa, id, text.asked(actor.nome, quantidade, produto))
  }
  return made
}

/** Changes one's own request while nobody has decided: who decides on an older version is refused. */
export async function changeEquipmentRequest(db: Database, actor: Actor, input: UpdateEquipmentRequestInput) {
  const before = await own(db, actor, input)
  if (before.situacao !== 'pedido') throw refusals.wrongState()
  assertComing(input.data_desejada)
  if (input.id_produto !== undefined && input.id_produto !== before.id_produto)
    await assertChoices(requestableProducts(db, before.id_empresa), [input.id_produto], 'id_produto')
  return updateEquipmentRequest(db, actor, input)
}

interface Seen {
  id: number
  updated_at?: string
}

/** The request as it was read, locked until the transaction ends. */
async function locked(db: Database, actor: Actor, seen: Seen): Promise<EquipmentRequest> {
  await holdRecord(db, TABLE, seen.id)
  const before = found(await getEquipmentRequest(db, actor, seen.id))
  assertNewest(seen, before)
  return before
}

async function own(db: Database, actor: Actor, seen: Seen): Promise<EquipmentRequest> {
  const before = await locked(db, actor, seen)
  if (before.id_usuario !== actor.id) throw refusals.forbidden()
  return before
}

/** A request is not ended while its term waits for a signature; once it is signed, the state refuses it. */
function assertNoTerm({ situacao, id_custodia }: EquipmentRequest): void {
  if (situacao === 'aprovado' && id_custodia !== null) throw new AppError('conflict', text.waitsSignature)
}

/** Approves or refuses what another person asked for, or ends what was approved; who asked is notified. */
export async function decideOnEquipment(db: Database, actor: Actor, input: DecideEquipmentInput) {
  const { id, situacao, texto = null } = input
  const before = await locked(db, actor, input)
  if (!maySettle(actor, before)) throw new AppError('forbidden', text.notOneself)
  if (situacao !== 'aprovado' && !texto) throw refusals.field('texto', supplies.reasonRequired)
  if (situacao === 'aprovado' && !before.solicitante_ativo)
    throw new AppError('conflict', fleet.requesterGone)
  if (situacao === 'cancelado') assertNoTerm(before)
  const from = situacao === 'cancelado' ? 'aprovado' : 'pedido'
  const decision = { situacao, resposta: texto, id_aprovador: actor.id, decidido_em: new Date() }
  if (!(await takeEquipmentStep(db, id, [from], decision))) throw refusals.wrongState()
  await notifyOthers(db, actor, {
    usuarios: [before.id_usuario],
    data: {
      modulo: 'suprimentos',
      msg: text.decided(before.quantidade, before.produto, situacao, texto),
      rota: OWN_LIST,
    },
  })
  return { id, situacao }
}

/** Who asked takes it back until a term with it waits for their signature. */
export async function cancelEquipmentRequest(db: Database, actor: Actor, input: CancelEquipmentInput) {
  const before = await own(db, actor, input)
  assertNoTerm(before)
  if (!(await takeEquipmentStep(db, before.id, openEquipmentRequests, { situacao: 'cancelado' })))
    throw refusals.wrongState()
  if (before.situacao === 'aprovado') {
    const msg = text.cancelled(actor.nome, before.quantidade, before.produto)
    await notifyManagers(db, actor, before.id_empresa, before.id, msg)
  }
  return { id: before.id, situacao: 'cancelado' as const }
}

interface HandOver {
  id_custodia: number
  id_empresa: number
  id_funcionario: number
  pedidos: readonly number[]
  itens: readonly { id_produto: number; quantidade: number }[]
}

/** Ties approved requests to the term that hands them over: of their products it holds exactly what was approved. */
export async function handOverRequests(db: Database, { id_custodia, pedidos, itens, ...of }: HandOver) {
  const ids = [...new Set(pedidos)]
  if (ids.length === 0) return
  const asked = await requestsToHandOver(db, ids, of)
  if (asked.length < ids.length) throw refusals.field('pedidos', text.notApproved)
  for (const { id_produto, quantidade, produto, id_custodia: other } of asked) {
    if (other !== null) throw new AppError('conflict', text.inTerm)
    const handed = itens.filter((item) => item.id_produto === id_produto)
    if (handed.reduce((sum, item) => sum + item.quantidade, 0) !== quantidade)
      throw refusals.field('itens', text.otherThanApproved(produto, quantidade))
  }
  await linkToTerm(db, ids, id_custodia)
}

/** Requests of somebody who leaves end: docs/people.md#what-ends-with-a-shutdown. */
export async function endRequestsOf(db: Database, _actor: Actor, id: number): Promise<HandedOver[]> {
  await cancelRequestsOf(db, id)
  return []
}
