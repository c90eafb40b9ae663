/** Who sees and who writes which news. */
import { can } from '@intranet/contract/access'
import { readsNews, writesNews } from '@intranet/contract/content/news-access'
import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '../../../platform/actor.ts'
import { amongColleagues, inScope } from '../../../platform/scope.ts'

/** Visible now: active, begun and not expired. */
export const isPublished = sql<boolean>`(n.ativo and n.publicar_em <= now()
  and (n.expira_em is null or n.expira_em > now()))`

/** News (alias `n`) of the group, or of the actor's provider and department. */
function reaches(actor: Actor): RawBuilder<boolean> {
  return sql<boolean>`(${amongColleagues(actor, 'n.id_empresa')}
    and (n.id_departamento is null or n.id_departamento = ${actor.id_departamento}))`
}

/** A required reading (alias `n`) that the actor was asked for, even after moving to another place. */
export const askedOf = (actor: Actor) => sql<boolean>`(n.requer_lido and exists (
  select 1 from novidade_publico p where p.id_novidade = n.id and p.id_usuario = ${actor.id}))`

/** Whether the person still has to confirm the current reading of news (alias `n`). */
export const owed = (actor: Actor) => sql<boolean>`(${askedOf(actor)}
  and not exists (select 1 from novidade_leitura l
    where l.id_novidade = n.id and l.versao = n.versao_leitura and l.id_usuario = ${actor.id}))`

/** What a reader finds; writers read everything published in their providers. */
export const readable = (actor: Actor): RawBuilder<boolean> =>
  sql<boolean>`(${isPublished} and (${writesNews(actor) ? inScope(actor, 'n.id_empresa') : reaches(actor)}
    or ${askedOf(actor)}))`

/** What the table shows: writers also see drafts and expired news. */
export const listed = (actor: Actor): RawBuilder<boolean> =>
  writesNews(actor)
    ? sql<boolean>`(${inScope(actor, 'n.id_empresa')} or ${readable(actor)})`
    : readable(actor)

/** For other modules' questions about one item, which have not checked whether the actor reads news. */
export const seen = (actor: Actor): RawBuilder<boolean> =>
  readsNews(actor) ? listed(actor) : sql<boolean>`false`

/** What may be changed: by a gestor everything in scope, by a solicitante their own while it is not published. */
export function writable(actor: Actor, alias = 'n'): RawBuilder<boolean> {
  const ref = (column: string) => sql.ref(`${alias}.${column}`)
  const scope = inScope(actor, `${alias}.id_empresa`)
  if (can(actor, 'novidades', 'manage')) return scope
  return sql<boolean>`(${scope} and ${ref('id_usuario')} = ${actor.id} and not ${ref('ativo')})`
}
