import { supplies as text } from '@intranet/contract/messages/supplies'
import type { SendReadingsInput } from '@intranet/contract/operations/inventory'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import { found } from '../../../platform/records.ts'
import { ensureAssets, placeAssets, productsOf } from '../supplies/placing.queries.ts'
import {
  expectLines,
  holdCount,
  holdSquad,
  informMissing,
  insertCount,
  moveFoundAssets,
  openCount,
  setCount,
  unfinishedLines,
} from './count.queries.ts'
import { holdLine, setLine } from './inventory.queries.ts'
import { assertCounts, assertOpen } from './inventory.service.ts'
import { mergeReadings } from './reading.queries.ts'

/** Begins a count with what the system says that the squad has. */
export async function startCount(db: Database, actor: Actor, id_equipe: number) {
  const squad = found(await holdSquad(db, actor, id_equipe))
  assertCounts(actor, squad)
  if (!squad.ativo) throw refusals.field('id_equipe', text.squadInactive)
  if (await openCount(db, id_equipe)) throw new AppError('conflict', text.countRunning)
  const { id } = await insertCount(db, { id_empresa: squad.id_empresa, id_equipe, id_usuario: actor.id })
  await expectLines(db, id)
  return { id, situacao: 'aberta' as const }
}

/** Who counted is done: assets that were not found are missing, and managers validate. */
export async function finishCounting(db: Database, actor: Actor, id: number) {
  const count = found(await holdCount(db, actor, id))
  assertCounts(actor, count)
  if (count.situacao === 'encerrada') throw new AppError('conflict', text.countOver)
  if (count.situacao === 'em_validacao') throw new AppError('conflict', text.countValidating)
  await informMissing(db, id)
  const { sem_quantidade } = await unfinishedLines(db, id)
  if (sem_quantidade) throw new AppError('invalid', text.uncountedLines(sem_quantidade))
  await setCount(db, id, { situacao: 'em_validacao' })
  return { id, situacao: 'em_validacao' as const }
}

/** Ends a count that was handed over, and whose lines are all validated. */
export async function closeCount(db: Database, actor: Actor, id: number) {
  const count = found(await holdCount(db, actor, id))
  if (count.situacao === 'encerrada') throw new AppError('conflict', text.countOver)
  if (count.situacao === 'aberta') throw new AppError('conflict', text.handOverFirst)
  const { sem_validar } = await unfinishedLines(db, id)
  if (sem_validar) throw new AppError('invalid', text.pendingLines(sem_validar))
  await setCount(db, id, { situacao: 'encerrada', encerrada_em: new Date(), id_encerrador: actor.id })
  await moveFoundAssets(db, id)
  return { id, situacao: 'encerrada' as const }
}

/** Takes what a phone read. Sent again, by the same phone or by two, each line is counted once. */
export async function sendReadings(db: Database, actor: Actor, { id, leituras }: SendReadingsInput) {
  const count = found(await holdCount(db, actor, id))
  assertOpen(actor, count)
  const resultados = await mergeReadings(db, count, actor.id, leituras)
  const fresh = new Set(resultados.map(({ codigo }) => codigo))
  const repetidas = leituras.map(({ codigo }) => codigo).filter((codigo) => !fresh.has(codigo))
  return { novas: fresh.size, repetidas: [...new Set(repetidas)], resultados }
}

/** Makes an asset of a code that nobody knew. */
export async function registerUnknown(
  db: Database,
  actor: Actor,
  { id, id_produto }: { id: number; id_produto: number },
) {
  const line = found(await holdLine(db, actor, id))
  if (line.situacao === 'encerrada') throw new AppError('conflict', text.countOver)
  if (line.id_produto !== null || !line.patrimonio) throw new AppError('conflict', text.notUnknown)
  const [product] = await productsOf(db, actor, [id_produto])
  if (!product || product.id_empresa !== line.id_empresa)
    throw refusals.field('id_produto', text.otherProvider)
  if (!product.serializado) throw refusals.field('id_produto', text.noSerial)
  const { id_empresa, patrimonio } = line
  const [asset] = await ensureAssets(db, [{ id_empresa, patrimonio, id_produto }])
  if (asset!.id_produto !== id_produto) throw refusals.field('id_produto', text.otherProduct)
  await placeAssets(db, [asset!.id], { id_equipe: line.id_equipe })
  return setLine(db, id, { id_produto, id_patrimonio: asset!.id })
}
