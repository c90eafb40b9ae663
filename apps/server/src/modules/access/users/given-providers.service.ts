/** Given providers stay where HR moves a person: docs/access.md#given-providers. */
import { SUPERADMIN } from '@intranet/contract/access'
import { settings as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { givenProviders } from './given-access.queries.ts'

interface Moved {
  id: number
  nome: string | null
  email: string
  id_empresa: number | null
}

/** Notifies superadmins of somebody who moved and keeps other given providers. Answers the same as a warning. */
export async function warnOfGivenProviders(
  db: Database,
  actor: Actor,
  { id, nome, email, id_empresa }: Moved,
): Promise<string[]> {
  const given = await givenProviders(db, id)
  if (given.every((one) => one.id === id_empresa)) return []
  const msg = text.providersKept(
    nome ?? email,
    given.map((one) => one.nome),
  )
  await notifyOthers(db, actor, {
    usuarios: await holdersOf(db, SUPERADMIN, null),
    data: { modulo: 'configuracao', msg, rota: `/settings/permission/edit/${id}` },
    sobre: `rh_usuario:${id}`,
  })
  return [msg]
}
