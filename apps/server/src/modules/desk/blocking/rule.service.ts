import { common } from '@intranet/contract/messages'
import { blocking as text } from '@intranet/contract/messages/blocking'
import type { RuleFields, SwitchRuleInput } from '@intranet/contract/desk/blocking-rules'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { AppError } from '../../../platform/errors.ts'
import { found, holdRecord } from '../../../platform/records.ts'
import { assertProvider } from '../../../platform/scope.ts'
import { copyRule, getRule, insertRules, removeRule, switchRule } from './rule.queries.ts'

/** A rule; "Dados não encontrados." where there is none. */
export async function readRule(db: Database, actor: Actor, id: number) {
  const rule = await getRule(db, actor, id)
  if (!rule) throw new AppError('not_found', common.dataNotFound)
  return rule
}

export async function createRules(db: Database, actor: Actor, objects: RuleFields[]) {
  for (const { id_empresa } of objects) assertProvider(actor, id_empresa)
  return insertRules(db, actor, objects)
}

/** A rule does not change once it is saved: another one is made of it. */
export async function duplicateRule(db: Database, actor: Actor, { id, nome }: { id: number; nome?: string }) {
  const rule = await readRule(db, actor, id)
  return [await copyRule(db, actor, { id, nome: nome ?? `${rule.nome.slice(0, 110)} (cópia)` })]
}

/** One active rule of a kind for a provider: the database refuses a second one. */
export async function toggleRule(db: Database, actor: Actor, input: SwitchRuleInput) {
  await readRule(db, actor, input.id)
  return switchRule(db, actor, input)
}

export async function deleteRule(db: Database, actor: Actor, id: number): Promise<void> {
  await holdRecord(db, 'regra_bloqueio', id)
  found(await readRule(db, actor, id))
  if (!(await removeRule(db, id))) throw new AppError('conflict', text.executed)
}
