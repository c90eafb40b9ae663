import type { Database } from '@intranet/db/connection'
import { notify } from '../../platform/notify.ts'
import { holdersOf } from '../../platform/role-holders.ts'

interface Application {
  id: number
  /** Who applied; null once forgotten. */
  id_usuario: number | null
}

/** These people without who applied; where that is nobody, the managers of the talent bank (docs/hiring.md#who-is-notified). */
export async function othersOrBank(
  db: Database,
  people: readonly number[],
  { id_usuario, id_empresa }: { id_usuario: number | null; id_empresa: number },
): Promise<number[]> {
  const others = people.filter((one) => one !== id_usuario)
  return others.length ? others : holdersOf(db, 'banco_talentos:gestor', id_empresa)
}

/** Notifies these people of an application, but never who applied (docs/hiring.md#own-applications). */
export const notifyOfApplication = (
  db: Database,
  { id, id_usuario }: Application,
  usuarios: readonly number[],
  msg: string,
) =>
  notify(db, {
    remetente: null,
    usuarios: usuarios.filter((one) => one !== id_usuario),
    data: { modulo: 'banco_talentos', msg, rota: `/careers/candidate/${id}` },
    sobre: `candidatura:${id}`,
  })
