import { refusal } from '@intranet/contract/messages/refusals'
import { supplies as text } from '@intranet/contract/messages/supplies'
import type {
  CountLineFields,
  InventoryCallInput,
  UpdateInventoryInput,
  ValidateLinesInput,
} from '@intranet/contract/operations/inventory'
import type { CountState } from '@intranet/contract/operations/supply-options'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { assertAllFound, assertNewest, assertNoneNewer, found } from '../../../platform/records.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { ensureAssets, productsOf } from '../supplies/placing.queries.ts'
import { managesSupplies } from '../supplies/supply-scope.ts'
import { openCountsOf, squadsToCount } from './count.queries.ts'
import { lastSeen, seenWords } from './last-seen.queries.ts'
import {
  getLine,
  holdLine,
  holdLines,
  holdUnvalidated,
  insertLines,
  listInventory,
  setLine,
  validateRows,
  type LockedLine,
} from './inventory.queries.ts'
import { registersSupplies } from './squad-scope.ts'

/** Requesters inform; who answers for a squad does so for their own. */
export function assertCounts(actor: Actor, { id_responsavel }: { id_responsavel: number | null }): void {
  if (!registersSupplies(actor) && id_responsavel !== actor.id) throw refusals.forbidden()
}

/** Where the missing asset of a line was last; null where nothing is known of it. */
export async function readLastSeen(db: Database, actor: Actor, id: number) {
  found(await getLine(db, actor, id))
  const seen = await lastSeen(db, id)
  return seen ? { em: seen.em, onde: seenWords(seen) } : null
}

/** A count, or a line of it, is for who may say what was found: once it is handed over, for managers alone. */
export function assertOpen(
  actor: Actor,
  line: { situacao: CountState; id_responsavel: number | null },
): void {
  assertCounts(actor, line)
  if (line.situacao === 'encerrada') throw new AppError('conflict', text.countOver)
  if (line.situacao === 'em_validacao' && !managesSupplies(actor))
    throw new AppError('conflict', text.countValidating)
}

function assertValid(line: LockedLine): void {
  if (line.quantidade_informada === null) throw refusals.field('quantidade_informada', text.quantityFirst)
  if (line.quantidade_informada !== line.quantidade_sistema && !line.observacao)
    throw refusals.field('observacao', text.justify)
}

/** Managers of the provider hear of each difference that was accepted. */
async function notifyDifferences(db: Database, actor: Actor, lines: readonly LockedLine[]): Promise<void> {
  const different = lines.filter((one) => one.quantidade_informada !== one.quantidade_sistema).slice(0, 20)
  const [first] = different
  if (!first) return
  const managers = await holdersOf(db, 'suprimentos:gestor', first.id_empresa)
  for (const { equipe, produto, patrimonio, id_equipe, ...line } of different)
    await notifyOthers(db, actor, {
      usuarios: managers,
      data: {
        modulo: 'suprimentos',
        msg: text.differenceNotice(
          equipe,
          produto ?? patrimonio ?? '',
          line.quantidade_informada! - line.quantidade_sistema,
        ),
        rota: `/squads/inventory/${id_equipe}`,
      },
    })
}

async function validate(db: Database, actor: Actor, lines: readonly LockedLine[]): Promise<number> {
  const open = lines.filter(({ validado }) => !validado)
  for (const line of open) {
    assertOpen(actor, line)
    assertValid(line)
  }
  await validateRows(
    db,
    actor,
    open.map(({ id }) => id),
  )
  await notifyDifferences(db, actor, open)
  return open.length
}

/** The squad that an asset belongs to, where it is another than the one that is counted. */
const ownerOf = (asset: { id_equipe: number | null } | undefined, counted: number): number | null =>
  !asset || asset.id_equipe === counted ? null : asset.id_equipe

/** The asset that a line is about, once its number is known. */
async function assetOf(db: Database, line: LockedLine, patrimonio: string) {
  const { id_empresa, id_produto } = line
  if (id_produto === null) throw refusals.field('patrimonio', text.unknownFirst)
  if (patrimonio !== line.patrimonio && !line.serializado) throw refusals.field('patrimonio', text.noSerial)
  const [asset] = await ensureAssets(db, [{ id_empresa, patrimonio, id_produto }])
  if (asset!.id_produto !== id_produto) throw refusals.field('patrimonio', text.otherProduct)
  return { patrimonio, id_patrimonio: asset!.id, id_equipe_dona: ownerOf(asset, line.id_equipe) }
}

/** Informs or corrects a line, and validates it or opens it again: whatever of that is sent. */
export async function changeLine(db: Database, actor: Actor, input: UpdateInventoryInput) {
  const { id, updated_at, validado, patrimonio, quantidade_validada, ...informed } = input
  const line = found(await holdLine(db, actor, id))
  assertNewest({ updated_at }, line)
  assertOpen(actor, line)
  const decides = validado !== undefined || quantidade_validada !== undefined
  if (decides && !managesSupplies(actor)) throw refusals.forbidden()
  const corrects = patrimonio !== undefined || Object.keys(informed).length > 0
  if (line.validado && validado !== false && (corrects || quantidade_validada !== undefined))
    throw new AppError('conflict', text.lineValidated)
  if ((line.patrimonio ?? patrimonio) && (informed.quantidade_informada ?? 0) > 1)
    throw refusals.field('quantidade_informada', text.oneBySerial)
  if (!decides && !corrects) throw refusals.nothingChanged()
  const change = {
    ...informed,
    ...(patrimonio !== undefined && (await assetOf(db, line, patrimonio))),
    ...(quantidade_validada !== undefined && { quantidade_validada }),
    ...(validado === false && {
      validado: false,
      validado_por: null,
      validado_em: null,
      quantidade_validada: null,
    }),
  }
  let saved = { id, updated_at: line.updated_at }
  if (Object.keys(change).length) saved = await setLine(db, id, change)
  if (validado !== true) return saved
  await validate(db, actor, [found(await holdLine(db, actor, id))])
  return { id, updated_at: found(await holdLine(db, actor, id)).updated_at }
}

const differsUnexplained = (line: LockedLine) =>
  !line.validado &&
  line.quantidade_informada !== null &&
  line.quantidade_informada !== line.quantidade_sistema &&
  !line.observacao

/** Validates lines, or all of a count that are not yet: all of them, or none. */
export async function validateLines(
  db: Database,
  actor: Actor,
  { ids, id_contagem, iguais, observacao, updated_at }: ValidateLinesInput,
) {
  const lines = ids
    ? await holdLines(db, actor, ids)
    : await holdUnvalidated(db, actor, id_contagem ?? null, iguais === true)
  if (ids) assertAllFound(ids, lines)
  assertNoneNewer({ updated_at }, lines)
  const unexplained = observacao ? lines.filter(differsUnexplained) : []
  const reasons = new Map<number, { observacao?: string | null }>()
  for (const line of unexplained) {
    assertOpen(actor, line)
    await setLine(db, line.id, { observacao })
    reasons.set(line.id, { observacao })
  }
  const explained = lines.map((line) => ({ ...line, ...reasons.get(line.id) }))
  return { alterados: await validate(db, actor, explained) }
}

/** Lines that somebody adds to the open counts of their squads. */
export async function addLines(db: Database, actor: Actor, objects: CountLineFields[]) {
  const counts = await openCountsOf(
    db,
    objects.map(({ id_equipe }) => id_equipe),
  )
  const products = await productsOf(
    db,
    actor,
    objects.map(({ id_produto }) => id_produto),
  )
  const squads = await squadsToCount(
    db,
    actor,
    objects.map(({ id_equipe }) => id_equipe),
  )
  for (const squad of squads) assertCounts(actor, squad)
  const rows = []
  for (const {
    quantidade_informada = null,
    os = null,
    observacao = null,
    patrimonio = null,
    ...line
  } of objects) {
    const squad = squads.find(({ id }) => id === line.id_equipe)
    const count = counts.find(({ id_equipe }) => id_equipe === line.id_equipe)
    const product = products.find(({ id }) => id === line.id_produto)
    if (!squad) throw refusals.invalid({ id_equipe: refusal.noOption })
    if (!product || product.id_empresa !== squad.id_empresa)
      throw refusals.invalid({ id_produto: refusal.noOption })
    if (!count) throw refusals.field('id_equipe', text.noCount)
    if (patrimonio && !product.serializado) throw refusals.field('patrimonio', text.noSerial)
    if (patrimonio && (quantidade_informada ?? 0) > 1)
      throw refusals.field('quantidade_informada', text.oneBySerial)
    const { id_empresa, cidade } = squad
    const [asset] = patrimonio
      ? await ensureAssets(db, [{ id_empresa, patrimonio, id_produto: product.id }])
      : []
    if (asset && asset.id_produto !== product.id) throw refusals.field('patrimonio', text.otherProduct)
    rows.push({
      ...line,
      id_contagem: count.id,
      id_empresa,
      cidade,
      patrimonio,
      id_patrimonio: asset?.id ?? null,
      id_equipe_dona: ownerOf(asset, squad.id),
      quantidade_informada,
      os,
      observacao,
    })
  }
  return insertLines(db, rows)
}

/** Adds the lines that were sent, if any, and lists. */
export async function addAndList(db: Database, actor: Actor, { objects, ...request }: InventoryCallInput) {
  if (objects) await addLines(db, actor, objects)
  return listInventory(db, actor, request)
}
