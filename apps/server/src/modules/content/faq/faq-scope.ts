/** Who finds and who writes which questions (alias `q`). */
import { isSuperadmin, levelRank } from '@intranet/contract/access'
import { readsWholeFaq } from '@intranet/contract/content/knowledge-access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { inScope } from '../../../platform/scope.ts'

/** What a reader finds: guests and candidates public questions, others also those of their provider and department. */
export function readableQuestion(actor: Actor | null): RawBuilder<boolean> {
  if (!actor || !readsWholeFaq(actor)) return sql<boolean>`(q.ativo and q.publico)`
  if (levelRank(actor.roles, 'perguntas_frequentes') >= 2)
    return sql<boolean>`(q.ativo and ${inScope(actor, 'q.id_empresa')})`
  const providers = [...actor.empresas, ...(actor.id_empresa ? [actor.id_empresa] : [])]
  return sql<boolean>`(q.ativo and (q.id_empresa is null or q.id_empresa = any(${providers}::bigint[]))
    and (q.id_departamento is null or q.id_departamento = ${actor.id_departamento}))`
}

/** What the table shows: writers also see unpublished questions, managers also suggestions. */
export function listedQuestion(actor: Actor): RawBuilder<boolean> {
  const rank = levelRank(actor.roles, 'perguntas_frequentes')
  if (rank < 2) return readableQuestion(actor)
  const scope = inScope(actor, 'q.id_empresa')
  return rank >= 3
    ? scope
    : sql<boolean>`(${scope} and (q.ativo or not q.sugerida or q.id_usuario = ${actor.id}))`
}

/** What may be changed: by a gestor everything in scope, by a solicitante their own while it is inactive. */
export function writableQuestion(actor: Actor, alias = 'faq_pergunta'): RawBuilder<boolean> {
  const scope = inScope(actor, `${alias}.id_empresa`)
  if (isSuperadmin(actor) || levelRank(actor.roles, 'perguntas_frequentes') >= 3) return scope
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  return sql<boolean>`(${scope} and ${ref('id_usuario')} = ${actor.id} and not ${ref('ativo')})`
}
