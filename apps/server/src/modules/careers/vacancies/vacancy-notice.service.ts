/** Who is notified of a vacancy and its steps: docs/careers.md#vacancies. */
import type { VacancyState } from '@intranet/contract/careers/career-options'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { hirersAmong } from './vacancy-place.queries.ts'

interface Vacancy {
  id: number
  titulo_vaga: string
}

/** Who wrote a vacancy, and who hires for it. */
interface People {
  id_empresa: number
  id_gestor: number | null
  id_usuario: number | null
}

/** Notifies who may publish a draft. */
export const notifyOfDraft = async (
  db: Database,
  actor: Actor,
  { id, titulo_vaga, id_empresa }: Vacancy & { id_empresa: number },
): Promise<void> =>
  notifyOthers(db, actor, {
    usuarios: await holdersOf(db, 'banco_talentos:gestor', id_empresa),
    data: { modulo: 'vagas', msg: text.draftWaits(titulo_vaga), rota: `/careers/edit/${id}` },
  })

/** Notifies who wrote it and who hires for it of a step. */
export const notifyOfStep = async (
  db: Database,
  actor: Actor,
  { id, titulo_vaga, id_empresa, id_gestor, id_usuario }: Vacancy & People,
  outcome: Exclude<VacancyState, 'rascunho'> | 'excluida',
): Promise<void> =>
  notifyOthers(db, actor, {
    usuarios: await hirersAmong(db, [id_usuario, id_gestor], id_empresa),
    data: {
      modulo: 'vagas',
      msg: text.stepped(titulo_vaga, outcome),
      ...(outcome !== 'excluida' && { rota: `/careers/applicants/${id}` as const }),
    },
  })
