/** Managers are notified of new applications one by one; of those after the fifth of an hour together, at its end. */
import { application as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import { notify, notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { hirersAmong } from '../vacancies/vacancy-place.queries.ts'
import { arrivedThisHour, busyVacancies } from './application.queries.ts'

const TOLD_ALONE = 5

interface VacancyOf {
  id: number
  titulo_vaga: string
  id_empresa: number
  id_gestor: number
}

const recipients = async (db: Database, { id_empresa, id_gestor }: VacancyOf) => [
  ...(await hirersAmong(db, [id_gestor], id_empresa)),
  ...(await holdersOf(db, 'banco_talentos:gestor', id_empresa)),
]

export const noticeOf = (msg: string, id_vaga: number) => ({
  modulo: 'banco_talentos' as const,
  msg,
  rota: `/careers/applicants/${id_vaga}` as const,
})

export async function notifyArrival(
  db: Database,
  vacancy: VacancyOf,
  { id, nome, id_usuario }: { id: number; nome: string; id_usuario: number },
): Promise<void> {
  if ((await arrivedThisHour(db, vacancy.id)) > TOLD_ALONE) return
  await notifyOthers(
    db,
    { id: id_usuario },
    {
      usuarios: await recipients(db, vacancy),
      data: noticeOf(text.arrived(nome, vacancy.titulo_vaga), vacancy.id),
      chave: `candidatura:${id}`,
      sobre: `candidatura:${id}`,
    },
  )
}

/** Once for each vacancy and hour, however often it runs. */
export async function notifyBusyHours(db: Database): Promise<void> {
  for (const { chegaram, hora, ...vacancy } of await busyVacancies(db, TOLD_ALONE))
    await notify(db, {
      remetente: null,
      usuarios: await recipients(db, vacancy),
      data: noticeOf(text.manyArrived(chegaram - TOLD_ALONE, vacancy.titulo_vaga), vacancy.id),
      chave: `candidaturas:${vacancy.id}:${hora}`,
    })
}
