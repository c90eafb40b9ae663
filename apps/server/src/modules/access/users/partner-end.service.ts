/** Employees get no partner permission: docs/access.md#partners. */
import { SUPERADMIN } from '@intranet/contract/access'
import { settings as text } from '@intranet/contract/messages/access'
import type { Database } from '@intranet/db/connection'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { deletePartner, namesOfAccess, recordPermissionChange } from './given-access.queries.ts'

/** Ends somebody's partner access, with its line of the history; false where there is none. */
export async function endPartner(db: Database, id: number): Promise<boolean> {
  const ended = await deletePartner(db, id)
  const [first] = ended
  if (!first) return false
  const ids = ended.map(({ id_empresa }) => id_empresa)
  const { empresas } = await namesOfAccess(db, { perfis: [], empresas: ids })
  const { roles, validade_fim } = first
  await recordPermissionChange(db, id, { provedores: empresas.join(', '), roles, validade_fim }, {})
  return true
}

/** The same at the beginning of an employment: the person and the superadmins are notified, as before an end by its day. */
export async function endPartnerOfEmployee(
  db: Database,
  { id, nome, email }: { id: number; nome: string | null; email: string },
): Promise<void> {
  if (!(await endPartner(db, id))) return
  const own = { modulo: 'vendas' as const, msg: text.ownPartnerEnded }
  await notify(db, { remetente: null, usuarios: [id], data: own })
  const rota = `/settings/permission/edit/${id}` as const
  const data = { modulo: 'configuracao' as const, msg: text.partnerEnded(nome ?? email), rota }
  await notify(db, {
    remetente: null,
    usuarios: await holdersOf(db, SUPERADMIN, null),
    data,
    sobre: `rh_usuario:${id}`,
  })
}
