import type { Database } from '@intranet/db/connection'
import { notify } from '../../platform/notify.ts'

interface Application {
  id: number
  /** Who applied; null once forgotten. */
  id_usuario: number | null
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
