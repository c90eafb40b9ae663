/** What the person of a shutdown still holds, line by line: handed back, handed over, or signed off by HR. */
import { shutdown as text } from '@intranet/contract/messages/staff'
import { openStates } from '@intranet/contract/people/shutdown-options'
import type { SignOffInput } from '@intranet/contract/people/shutdown-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { readHoldings, type Holding, type HoldingSource } from '../../../platform/holdings.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { insertOutcomes, outcomesOf } from './outcome.queries.ts'
import { getShutdown } from './shutdown.queries.ts'
import { endSignOff, insertSignOffs, signOffsOf } from './sign-off.queries.ts'

/** A line whose words change has to be signed off again, though it is of the same record. */
type Line = Pick<Holding, 'registro' | 'descricao'>

export const isSame = (one: Line, other: Line) =>
  one.registro === other.registro && one.descricao === other.descricao

/** Every line of a person, with its sign-off in this shutdown, if any. */
export async function linesOf(
  db: Database,
  { id, id_funcionario }: { id: number; id_funcionario: number },
  sources: readonly HoldingSource[],
) {
  const [lines, signed] = await Promise.all([readHoldings(db, id_funcionario, sources), signOffsOf(db, id)])
  return lines.map((line) => {
    const one = signed.find((stored) => isSame(stored, line))
    const baixa = one && { id: one.id, observacao: one.observacao, por: one.por, created_at: one.created_at }
    return { ...line, baixa: baixa ?? null }
  })
}

export async function readLines(db: Database, actor: Actor, id: number, sources: readonly HoldingSource[]) {
  const lines = await linesOf(db, found(await getShutdown(db, actor, id)), sources)
  return lines.map(({ fonte, ...line }) => {
    const { pass, receive } = sources[fonte]!
    return { ...line, passa: pass?.may(actor) ?? false, recebe: receive?.may(actor) ?? false }
  })
}

export async function readOutcomes(db: Database, actor: Actor, id: number) {
  found(await getShutdown(db, actor, id))
  return outcomesOf(db, id)
}

type SettledLine = Awaited<ReturnType<typeof linesOf>>[number]

/** Keeps what became of each line, once others have received theirs: docs/people.md#what-became-of-each-line. */
export async function keepOutcomes(
  db: Database,
  { id, id_funcionario }: { id: number; id_funcionario: number },
  lines: readonly SettledLine[],
  received: readonly HandedOver[],
  sources: readonly HoldingSource[],
): Promise<void> {
  const remaining = new Set((await readHoldings(db, id_funcionario, sources)).map(({ registro }) => registro))
  const outcomes = lines.map(({ tipo, registro, descricao, rota, encerra, baixa }) => {
    const line = { tipo, registro, descricao, rota, id_usuario: null }
    const heir = received.find((one) => one.registro === registro)
    if (heir) return { ...line, destino: 'repassado' as const, id_usuario: heir.id_usuario }
    if (encerra || !remaining.has(registro)) return { ...line, destino: 'encerrado' as const }
    return { ...line, destino: baixa ? ('baixa' as const) : ('aberto' as const) }
  })
  await insertOutcomes(db, id, outcomes)
}

/** A shutdown that is still open, locked until the transaction ends. */
export async function holdOpen(db: Database, actor: Actor, id: number) {
  await holdRecord(db, 'rh_desligamento', id)
  const shutdown = found(await getShutdown(db, actor, id))
  if (!openStates.includes(shutdown.situacao)) throw new AppError('conflict', text.closed)
  return shutdown
}

/** Signs off lines that the person still holds, all or none; of two people at once the second learns that it is done. */
export async function signOff(
  db: Database,
  actor: Actor,
  input: SignOffInput,
  sources: readonly HoldingSource[],
) {
  const lines = await linesOf(db, await holdOpen(db, actor, input.id), sources)
  const chosen = input.linhas.map((asked) => {
    const line = lines.find((one) => isSame(one, asked))
    if (!line) throw new AppError('conflict', text.lineGone)
    if (line.encerra) throw new AppError('conflict', text.lineEnds)
    if (line.baixa) throw new AppError('conflict', text.lineSigned)
    return line
  })
  return insertSignOffs(db, actor, { id_desligamento: input.id, observacao: input.observacao }, chosen)
}

export async function takeBackSignOff(db: Database, actor: Actor, id: number, id_baixa: number) {
  await holdOpen(db, actor, id)
  return found(await endSignOff(db, id, id_baixa))
}
