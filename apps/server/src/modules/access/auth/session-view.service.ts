import { isSuperadmin } from '@intranet/contract/access'
import { modulesOf, type SessionView } from '@intranet/contract/access/auth'
import type { Actor } from '../../../platform/actor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { hasOutbox } from '../outbox/has-outbox.ts'
import { findSession, getSessionExtras, type SessionExtras } from './session-view.queries.ts'

async function toView(
  deps: Deps,
  person: Omit<Actor, 'sessao'>,
  { provedores, marca, id_foto }: SessionExtras,
): Promise<SessionView> {
  return {
    usuarioId: person.id,
    userId: String(person.id),
    nome: person.nome,
    email: person.email,
    roles: person.roles,
    employee: person.employee,
    modules: modulesOf(person.roles),
    id_empresa: person.id_empresa,
    id_departamento: person.id_departamento,
    id_cargo: person.id_cargo,
    provedores,
    marca,
    imagem: id_foto && `/files/${id_foto}`,
    expira_em: person.expira_em.toISOString(),
    aviso_minutos: await deps.parameters.read('sessao_aviso_minutos'),
    caixa_saida: isSuperadmin(person) && hasOutbox(deps),
  }
}

/** The signed-in person as screens and scripts see them. */
export async function viewSession(deps: Deps, actor: Actor): Promise<SessionView> {
  return toView(deps, actor, await getSessionExtras(deps.connection.db, actor.id, actor.empresas))
}

/** The same for the page itself, which has a cookie's token only: null when it opens nothing. One statement. */
export async function viewSessionOf(deps: Deps, token: string): Promise<SessionView | null> {
  const idleHours = await deps.parameters.read('sessao_inatividade_horas')
  const maxDays = await deps.parameters.read('sessao_maxima_dias')
  const found = await findSession(deps.connection.db, token, { idleHours, maxDays })
  return found ? toView(deps, found, found) : null
}
