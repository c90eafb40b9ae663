/** Lines of a leaving person handed over or given back many at once: docs/people.md#many-lines-at-once. */
import { refusal } from '@intranet/contract/messages/refusals'
import { shutdown as text } from '@intranet/contract/messages/staff'
import type { PassLinesInput, ReceiveLinesInput } from '@intranet/contract/people/shutdown-schemas'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { AppError, refusals } from '../../../platform/errors.ts'
import {
  readHoldings,
  settleLines,
  type Holding,
  type HoldingSource,
  type LineAct,
} from '../../../platform/holdings.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { reasonOf } from '../../../platform/savepoint.ts'
import { toAppError } from '../../../platform/procedure/error-map.ts'
import { holdOpen, isSame, linesOf } from './holding-lines.service.ts'
import { insertOutcomes } from './outcome.queries.ts'

interface Acting {
  db: Database
  actor: Actor
  deps: Deps
}

/** Names in a refusal or a notice; more of them say nothing more. */
const MOST_NAMED = 5

function namesOf(lines: readonly Holding[]): string {
  const names = lines.slice(0, MOST_NAMED).map(({ descricao }) => descricao)
  const others = lines.length - names.length
  return [...names, ...(others > 0 ? [`e mais ${others}`] : [])].join(', ')
}

/** The form of many lines has no field of theirs: who cannot be chosen lacks what the record asks for. */
const spokenReason = (refused: AppError) => {
  const reason = reasonOf(refused)
  return reason === refusal.noOption ? text.notTheirs : reason
}

interface Refused {
  lines: readonly Holding[]
  refused: AppError
}

/** One refusal of all lines that were refused, each with its reason. */
function refusalOf(all: readonly Refused[]): AppError {
  const {
    code,
    details: { campos: _, ...details },
  } = all[0]!.refused
  const reasons = all.map(({ lines, refused }) => text.ofLine(namesOf(lines), spokenReason(refused)))
  return new AppError(code, reasons.join(' '), details)
}

type Asked = Pick<PassLinesInput, 'id' | 'linhas'>
type ActOf<To> = (source: HoldingSource) => LineAct<To> | undefined

/** Does one thing with the chosen lines, all or none; the refusal names each line that was refused. */
async function settle<To extends number | null>(
  by: Acting,
  { id, linhas }: Asked,
  { actOf, missing, to }: { actOf: ActOf<To>; missing: string; to: To },
) {
  const { db, actor, deps } = by
  const sources = deps.offers.holdings
  const shutdown = await holdOpen(db, actor, id)
  const from = shutdown.id_funcionario
  if (to === from) throw refusals.field('id_funcionario', text.toThemselves)
  const open = await linesOf(db, shutdown, sources)
  const chosen = linhas.map((asked) => {
    const line = open.find((one) => isSame(one, asked))
    if (!line) throw new AppError('conflict', text.ofLine(asked.descricao, text.lineGone))
    return line
  })
  const refused: Refused[] = []
  // Always in the same order: two people at once would wait for each other.
  for (const fonte of [...new Set(chosen.map((line) => line.fonte))].toSorted((one, other) => one - other)) {
    const lines = chosen.filter((line) => line.fonte === fonte)
    const act = actOf(sources[fonte]!)
    if (!act) refused.push({ lines, refused: new AppError('conflict', missing) })
    else if (!act.may(actor)) refused.push({ lines, refused: refusals.forbidden() })
    if (!act?.may(actor)) continue
    const failed = await settleLines(by, act, lines, { from, to })
    if (!failed) continue
    const refusalOfLine = toAppError(failed.error, deps.offers.refusals)
    if (refusalOfLine.code === 'internal') throw failed.error
    refused.push({ lines: failed.refused, refused: refusalOfLine })
    // What the database refused ends the transaction: nothing more can be asked in it.
    if (!(failed.error instanceof AppError)) break
  }
  if (refused.length) throw refusalOf(refused)
  const remaining = new Set((await readHoldings(db, from, sources)).map(({ registro }) => registro))
  const gone = chosen.filter(({ registro }) => !remaining.has(registro))
  await insertOutcomes(
    db,
    id,
    gone.map(({ tipo, registro, descricao, rota }) => ({
      tipo,
      registro,
      descricao,
      rota,
      destino: to === null ? 'recebido' : 'repassado',
      id_usuario: to,
    })),
  )
  return {
    shutdown,
    gone,
    counts: { alterados: gone.length, a_assinar: chosen.length - gone.length },
  }
}

/** "Passar N itens para…". Who receives them is notified of them, not of why. */
export async function passLines(by: Acting, { id_funcionario, ...input }: PassLinesInput) {
  const { db, actor } = by
  const { shutdown, gone, counts } = await settle(by, input, {
    actOf: ({ pass }) => pass,
    missing: text.notPassed,
    to: id_funcionario,
  })
  await notifyOthers(db, actor, {
    usuarios: [id_funcionario],
    data: { modulo: 'rh', msg: text.yours(shutdown.funcionario ?? 'um colega', namesOf(gone)) },
  })
  return counts
}

/** "Receber N itens": back to the office, the stock or the queue. */
export async function receiveLines(by: Acting, input: ReceiveLinesInput) {
  const { counts } = await settle(by, input, {
    actOf: ({ receive }) => receive,
    missing: text.notReceived,
    to: null,
  })
  return counts
}
