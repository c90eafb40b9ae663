/** A dry run of a rule: who would be suspended on a day, and why everybody else would not (docs/desk.md#simulation). */
import { criterionWords } from '@intranet/contract/desk/blocking-criteria'
import type { SimulateInput } from '@intranet/contract/desk/blocking-rules'
import { blocking as text } from '@intranet/contract/messages/blocking'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { readRule } from './rule.service.ts'
import {
  criteriaOn,
  getSimulation,
  lastCopy,
  lastSimulationOf,
  writeSimulation,
  type NamedCriterion,
  type RuleToTry,
} from './simulation.queries.ts'

/** The criteria of a rule that hold on a day, each with its words. */
export async function namedCriteria(db: Database, id_regra: number, data: string): Promise<NamedCriterion[]> {
  const criteria = await criteriaOn(db, id_regra, data)
  return criteria.map(({ valores, ...one }) => ({
    ...one,
    texto: criterionWords(one.campo, one.operador, one.campo === 'microrregiao' ? [valores] : one.valor),
  }))
}

/** Runs a rule over the last copy of its provider's customers in arrears. Throws 409 where there is none yet. */
export async function tryRule(
  db: Database,
  actor: Pick<Actor, 'id'> | null,
  rule: RuleToTry,
  data: string,
): Promise<number> {
  // Two runs of a rule at once would both compare themselves with the one before.
  await holdRecord(db, 'regra_bloqueio', rule.id)
  const copy = await lastCopy(db, rule.id_empresa)
  if (!copy) throw new AppError('conflict', text.noCopy)
  const criteria = await namedCriteria(db, rule.id, data)
  return writeSimulation(db, actor, { rule, data, id_copia: copy.id, copia_em: copy.concluida_em, criteria })
}

export async function simulate(db: Database, actor: Actor, { id, data }: Required<SimulateInput>) {
  const rule = await readRule(db, actor, id)
  const made = await tryRule(db, actor, rule, data)
  return found(await getSimulation(db, actor, made))
}

/** The last simulation of a rule; null when there was none. */
export async function readLastSimulation(db: Database, actor: Actor, id: number) {
  await readRule(db, actor, id)
  return (await lastSimulationOf(db, actor, id)) ?? null
}
