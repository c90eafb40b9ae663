/** Who keeps a password where passwords are off is a superadmin: docs/access.md#single-sign-on. */
import { SUPERADMIN } from '@intranet/contract/access'
import { todayInBrazil } from '@intranet/contract/today'
import type { Database } from '@intranet/db/connection'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { listLostExceptions } from './lost-exception.queries.ts'

/** Notifies superadmins of each exception that counts no more, once a day: without any nobody comes in when the provider is away. */
export async function warnLostExceptions(db: Database): Promise<void> {
  const lost = await listLostExceptions(db)
  if (!lost.length) return
  const usuarios = await holdersOf(db, SUPERADMIN, null)
  for (const { id, provedor, id_usuario, pessoa } of lost)
    await notify(db, {
      remetente: null,
      usuarios,
      data: {
        modulo: 'configuracao',
        msg: `${pessoa} não é mais Super Admin e perdeu a exceção de Senhas desligadas em ${provedor}: escolha outra pessoa.`,
        rota: `/settings/sign-on/edit/${id}`,
      },
      chave: `excecao ${id} ${id_usuario} ${todayInBrazil()}`,
    })
}
