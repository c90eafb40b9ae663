/** What an incident costs: docs/operations.md#work-of-an-incident. */
import { incident as text } from '@intranet/contract/messages/incidents'
import {
  MOST_ASSETS,
  MOST_ORDERS,
  type UncountedReason,
} from '@intranet/contract/operations/incident-options'
import type {
  IncidentAssetInput,
  IncidentOrderInput,
  RemoveIncidentAssetInput,
  RemoveIncidentOrderInput,
} from '@intranet/contract/operations/incident-work'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { assetOf, deleteWork, incidentWork, insertAsset, insertOrder } from './incident-work.queries.ts'
import { editable } from './incident.service.ts'

interface Reckoned {
  clientes: number | null
  minutos: number | null
  /** Whether its category leaves customers without service. */
  conta: boolean
  com_cidade: boolean
  cancelado: boolean
}

function uncounted({ conta, cancelado, minutos, com_cidade, clientes }: Reckoned): UncountedReason | null {
  if (!conta) return 'categoria'
  if (cancelado) return 'cancelado'
  if (minutos === null) return 'adiante'
  if (!com_cidade) return 'sem_area'
  return clientes === null ? 'sem_clientes' : null
}

/** The orders and assets of an incident, with what it cost so far. */
export async function readWork(db: Database, actor: Actor, id: number) {
  const work = found(await incidentWork(db, actor, id))
  const { ordens, patrimonios, clientes, minutos } = work
  const lost = clientes === null || minutos === null ? null : clientes * minutos
  return { ordens, patrimonios, clientes, minutos, minutos_cliente: lost, sem_conta: uncounted(work) }
}

/** Adds an order of the ERP to an incident. */
export async function addOrder(db: Database, actor: Actor, { id, os }: IncidentOrderInput) {
  await editable(db, actor, id)
  const made = await insertOrder(db, { id_incidente: id, os, id_usuario: actor.id })
  if (!made) throw refusals.field('os', text.tooManyOrders(MOST_ORDERS))
  return made
}

/** Takes an order from an incident. */
export async function removeOrder(db: Database, actor: Actor, { id, id_ordem }: RemoveIncidentOrderInput) {
  await editable(db, actor, id)
  found(await deleteWork(db, 'incidente_ordem', id, id_ordem))
}

/** Adds an asset of the incident's provider, by its number. */
export async function addAsset(db: Database, actor: Actor, { id, patrimonio }: IncidentAssetInput) {
  const { provedor } = await editable(db, actor, id)
  const asset = provedor === null ? undefined : await assetOf(db, provedor, patrimonio)
  if (!asset) throw refusals.field('patrimonio', text.noAsset)
  const row = { id_incidente: id, id_patrimonio: asset.id, patrimonio, id_usuario: actor.id }
  const made = await insertAsset(db, row)
  if (!made) throw refusals.field('patrimonio', text.tooManyAssets(MOST_ASSETS))
  return made
}

/** Takes an asset from an incident; it stays where it is. */
export async function removeAsset(db: Database, actor: Actor, { id, id_item }: RemoveIncidentAssetInput) {
  await editable(db, actor, id)
  found(await deleteWork(db, 'incidente_patrimonio', id, id_item))
}
