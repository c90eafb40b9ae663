import { refusal } from '@intranet/contract/messages/refusals'
import { supplies as text } from '@intranet/contract/messages/supplies'
import type {
  AdvanceInput,
  CloseLotInput,
  CheckOrderInput,
  EditOrderInput,
  MovementFields,
} from '@intranet/contract/operations/supplies'
import { maySucceed, openStages, type Stage } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { assertAllFound, assertNewest, found } from '../../../platform/records.ts'
import { attachUpload } from '../../../platform/uploads.ts'
import { knowsOrder } from './erp-sync.service.ts'
import {
  enterStage,
  getMovement,
  holdMovements,
  insertLot,
  insertMovements,
  leaveStage,
  lotSeen,
  putInLot,
  setFound,
  setOrder,
} from './movement.queries.ts'
import {
  ensureAssets,
  movingAssets,
  placeAssets,
  placeEach,
  productsOf,
  squadsOf,
} from './placing.queries.ts'
import { managesSupplies, readsSupplies } from './supply-scope.ts'

const LOT = 'suprimento_lote'

/** A customer is kept by first name. */
const firstName = (name: string | null | undefined) => name?.trim().split(/\s+/)[0]?.slice(0, 60) || null

/** Where each row of a form belongs, or the refusal of the first that belongs nowhere. */
async function placesOf(db: Database, actor: Actor, objects: readonly MovementFields[]) {
  const squads = await squadsOf(
    db,
    actor,
    objects.map(({ id_equipe }) => id_equipe),
  )
  const products = await productsOf(
    db,
    actor,
    objects.map(({ id_produto }) => id_produto),
  )
  return objects.map((row) => {
    const squad = squads.find(({ id }) => id === row.id_equipe)
    const product = products.find(({ id }) => id === row.id_produto)
    if (!squad) throw refusals.invalid({ id_equipe: refusal.noOption })
    if (!product) throw refusals.invalid({ id_produto: refusal.noOption })
    if (!squad.ativo) throw refusals.field('id_equipe', text.squadInactive)
    if (!product.ativo) throw refusals.field('id_produto', text.productInactive)
    if (squad.id_empresa !== product.id_empresa) throw refusals.field('id_produto', text.otherProvider)
    if (row.patrimonio && !product.serializado) throw refusals.field('patrimonio', text.noSerial)
    if (row.patrimonio && row.quantidade !== 1) throw refusals.field('quantidade', text.oneBySerial)
    return { row, squad }
  })
}

/**
 * The asset of each code, known or new; refuses those of another product, those that somebody signed for and those on their
 * way already. A movement keeps its `own` asset.
 */
async function assetsFor(
  db: Database,
  codes: readonly { id_empresa: number; patrimonio: string; id_produto: number }[],
  own?: Pick<Locked[number], 'id' | 'id_patrimonio'>,
) {
  const assets = await ensureAssets(db, codes)
  const of = (code: { id_empresa: number; patrimonio: string }) =>
    assets.find((one) => one.id_empresa === code.id_empresa && one.patrimonio === code.patrimonio)!
  for (const code of codes)
    if (of(code).id_produto !== code.id_produto) throw refusals.field('patrimonio', text.otherProduct)
  if (assets.some(({ id, id_detentor }) => id_detentor !== null && id !== own?.id_patrimonio))
    throw refusals.field('patrimonio', text.inCustody)
  const [moving] = await movingAssets(
    db,
    assets.map(({ id }) => id),
    own?.id,
  )
  if (moving) throw refusals.field('patrimonio', text.assetInSquad(moving.equipe))
  return of
}

/** Registers what is to be collected from customers, or was handed in without that. */
export async function registerMovements(db: Database, actor: Actor, objects: MovementFields[]) {
  const places = await placesOf(db, actor, objects)
  const codes = places.flatMap(({ row: { patrimonio, id_produto }, squad: { id_empresa } }) =>
    patrimonio ? [{ id_empresa, patrimonio, id_produto }] : [],
  )
  const assetOf = await assetsFor(db, codes)
  const rows = places.map(({ row, squad: { id_empresa, cidade } }) => ({
    id_empresa,
    etapa: row.etapa,
    os: row.os ?? null,
    patrimonio: row.patrimonio ?? null,
    id_patrimonio: row.patrimonio ? assetOf({ id_empresa, patrimonio: row.patrimonio }).id : null,
    id_produto: row.id_produto,
    quantidade: row.quantidade,
    id_equipe: row.id_equipe,
    cidade: row.cidade ?? cidade,
    cod_cliente: row.cod_cliente ?? null,
    cliente: firstName(row.cliente),
    origem: row.etapa === 'devolucao' ? 'avulsa' : null,
    condicao: row.condicao ?? null,
    motivo: row.motivo ?? null,
    id_usuario: actor.id,
  }))
  const created = await insertMovements(db, rows)
  await placeEach(
    db,
    rows.flatMap(({ id_patrimonio: id, id_equipe, etapa }) =>
      id === null ? [] : [{ id, id_equipe: etapa === 'retirada' ? id_equipe : null }],
    ),
  )
  return created
}

const usual: Partial<Record<Stage, string>> = { retorno: 'bom', manutencao: 'defeito', reciclagem: 'sucata' }

type Locked = Awaited<ReturnType<typeof holdMovements>>

async function moveOn(db: Database, actor: Actor, locked: Locked, step: AdvanceInput) {
  const { etapa, motivo = null, fornecedor = null, custo = null } = step
  // Handing in is a requester's; what becomes of an item is a manager's to decide.
  if (etapa !== 'devolucao' && !managesSupplies(actor)) throw refusals.forbidden()
  if (locked.some((one) => !maySucceed(one.etapa, etapa))) throw new AppError('invalid', text.badStep)
  if (locked.some(({ data_saida }) => data_saida !== null)) throw new AppError('conflict', text.badStep)
  if ((etapa === 'manutencao' || etapa === 'reciclagem') && !motivo)
    throw refusals.field('motivo', text.reasonRequired)
  const ids = locked.map(({ id }) => id)
  const condicao = step.condicao ?? usual[etapa] ?? null
  await leaveStage(db, ids, { custo })
  const created = await enterStage(db, actor, ids, { etapa, condicao, motivo, fornecedor, custo })
  const assets = locked.flatMap(({ id_patrimonio }) => id_patrimonio ?? [])
  await placeAssets(db, assets, { id_equipe: null, ativo: etapa !== 'reciclagem' })
  return created
}

/** Takes an item to its next stage: a new row, tied to the one that it left. */
export async function advance(
  db: Database,
  actor: Actor,
  { id, updated_at, ...step }: AdvanceInput & { id: number; updated_at?: string },
) {
  const locked = await holdMovements(db, actor, [id])
  const row = found(locked[0])
  assertNewest({ updated_at }, row)
  const [created] = await moveOn(db, actor, locked, step)
  return { id: created!.id, etapa: step.etapa as Stage }
}

/** The same for several: all of them, or none. */
export async function advanceAll(
  db: Database,
  actor: Actor,
  { ids, ...step }: AdvanceInput & { ids: number[] },
) {
  const locked = await holdMovements(db, actor, ids)
  assertAllFound(ids, locked)
  return { alterados: (await moveOn(db, actor, locked, step)).length }
}

type Write = <T>(work: (db: Database) => Promise<T>) => Promise<T>

/**
 * Order and asset of an item, once they are known: it is then in its stage's main list, unless the ERP says that
 * there is no such order. The ERP is asked before the transaction begins.
 */
export async function editOrder(deps: Deps, actor: Actor, write: Write, input: EditOrderInput) {
  const { db } = deps.connection
  const { id_empresa } = await readMovement(db, actor, input.id)
  const exists = await knowsOrder(groundOf(deps), id_empresa, input.os)
  return write((tx) => keepOrder(tx, actor, { ...input, nao_encontrado: exists === false }))
}

/** Asks the ERP again for the order of an item: one that it knows by now takes the item to the main list. */
export async function checkOrder(
  deps: Deps,
  actor: Actor,
  write: Write,
  { id, updated_at }: CheckOrderInput,
) {
  const { db } = deps.connection
  const { id_empresa, os } = await readMovement(db, actor, id)
  if (os === null) throw refusals.field('os', text.orderFirst)
  const exists = await knowsOrder(groundOf(deps), id_empresa, os)
  if (exists === null) throw new AppError('bad_gateway', text.erpSilent)
  return write(async (tx) => {
    const row = found((await holdMovements(tx, actor, [id]))[0])
    assertNewest({ updated_at }, row)
    // Another order was written while the ERP was asked.
    if (row.os !== os) throw refusals.stale()
    if (row.nao_encontrado === exists) await setFound(tx, id, !exists)
    const { updated_at: version, alternativo, alternativo_por } = await readMovement(tx, actor, id)
    return { id, updated_at: version, alternativo, alternativo_por }
  })
}

/** The asset that an item turned out to be is where the item is; the one that it was mistaken for is not. */
async function placeInstead(db: Database, row: Locked[number], asset: number): Promise<void> {
  const { id, etapa, id_equipe, id_patrimonio } = row
  const [elsewhere] = await movingAssets(db, [asset], id)
  const here = { id_equipe: etapa === 'retirada' ? id_equipe : null, ativo: etapa !== 'reciclagem' }
  if (!elsewhere) await placeAssets(db, [asset], here)
  if (id_patrimonio === null) return
  if (etapa === 'retirada') await placeAssets(db, [id_patrimonio], { id_equipe: null })
  if (etapa === 'reciclagem') await placeAssets(db, [id_patrimonio], { ativo: true })
}

async function keepOrder(
  db: Database,
  actor: Actor,
  { id, updated_at, os, patrimonio, nao_encontrado }: EditOrderInput & { nao_encontrado: boolean },
) {
  const row = found((await holdMovements(db, actor, [id]))[0])
  assertNewest({ updated_at }, row)
  if (row.quantidade !== 1) throw refusals.field('patrimonio', text.oneBySerial)
  const { id_empresa, id_produto, etapa } = row
  const moves = (openStages as readonly Stage[]).includes(etapa) && row.data_saida === null
  const code = { id_empresa, patrimonio, id_produto }
  const [product] = patrimonio === row.patrimonio ? [] : await productsOf(db, actor, [id_produto])
  if (product && !product.serializado) throw refusals.field('patrimonio', text.noSerial)
  const asset = moves ? (await assetsFor(db, [code], row))(code) : (await ensureAssets(db, [code]))[0]!
  if (asset.id_produto !== id_produto) throw refusals.field('patrimonio', text.otherProduct)
  if (asset.id !== row.id_patrimonio && row.data_saida === null) await placeInstead(db, row, asset.id)
  return setOrder(db, id, { os, patrimonio, id_patrimonio: asset.id, nao_encontrado })
}

/** What leaves for recycling together, with its certificate. */
export async function closeLot(db: Database, actor: Actor, { ids, certificado, ...lot }: CloseLotInput) {
  const locked = await holdMovements(db, actor, ids)
  assertAllFound(ids, locked)
  if (locked.some(({ etapa, id_lote }) => etapa !== 'reciclagem' || id_lote !== null))
    throw new AppError('conflict', text.notRecycled)
  const [first, ...others] = new Set(locked.map(({ id_empresa }) => id_empresa))
  if (first === undefined || others.length) throw new AppError('invalid', text.oneProvider)
  const { id } = await insertLot(db, { ...lot, certificado, id_empresa: first, id_usuario: actor.id })
  await putInLot(db, ids, id)
  await attachUpload(db, actor, certificado, LOT, id)
  return { id }
}

export const readMovement = async (db: Database, actor: Actor, id: number) =>
  found(await getMovement(db, actor, id))

/** A lot's certificate is for who reads supplies. */
export const maySeeCertificate = async (db: Database, actor: Actor | null, id: number): Promise<boolean> =>
  actor !== null && readsSupplies(actor) && (await lotSeen(db, actor, id)) !== undefined
