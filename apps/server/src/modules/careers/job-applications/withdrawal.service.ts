/** Who hires is notified of who leaves a process, as of a refused offer. See docs/careers.md#leaving. */
import { application as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { notify } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { notifyOfApplication, othersOrBank } from '../notify-of-application.ts'
import { hirersAmong } from '../vacancies/vacancy-place.queries.ts'
import { leaving, type Leaving } from './application.queries.ts'
import { noticeOf } from './arrival.service.ts'

/** The vacancy's manager; with an offer its author and HR too. Nobody there: the managers of the talent bank. */
async function hiringOf(db: Database, { id_usuario, id_empresa, id_gestor, id_autor, proposta }: Leaving) {
  const hirers = await hirersAmong(db, [id_gestor, id_autor], id_empresa)
  const hr = proposta ? await holdersOf(db, 'rh:gestor', id_empresa) : []
  return othersOrBank(db, [...hirers, ...hr], { id_usuario, id_empresa })
}

export async function notifyWithdrawn(db: Database, id: number): Promise<void> {
  for (const row of await leaving(db, [id])) {
    const msg = text.withdrew(row.nome ?? row.email, row.titulo_vaga, row.proposta === 'aceita')
    await notifyOfApplication(db, row, await hiringOf(db, row), msg)
  }
}

/** Who removes their data leaves without a name: this text stays. */
export async function notifyRemoved(db: Database, ids: readonly number[]): Promise<void> {
  for (const row of await leaving(db, ids)) {
    const people = await hiringOf(db, row)
    await notify(db, {
      remetente: null,
      usuarios: people.filter((one) => one !== row.id_usuario),
      data: noticeOf(text.leftNameless(row.titulo_vaga, row.proposta === 'aceita'), row.id_vaga),
    })
  }
}
