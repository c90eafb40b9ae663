/** Who is notified of a vacancy and its steps: docs/careers.md#vacancies. */
import type { VacancyState } from '@intranet/contract/careers/career-options'
import { vacancy as text } from '@intranet/contract/messages/careers'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { peopleOfVacancy } from './vacancy.queries.ts'

interface Vacancy {
  id: number
  titulo_vaga: string
}

/** A draft waits for who may publish it. */
export const notifyOfDraft = async (
  db: Database,
  actor: Actor,
  { id, titulo_vaga, id_empresa }: Vacancy & { id_empresa: number },
): Promise<void> =>
  notifyOthers(db, actor, {
    usuarios: await holdersOf(db, 'banco_talentos:gestor', id_empresa),
    data: { modulo: 'vagas', msg: text.draftWaits(titulo_vaga), rota: `/careers/edit/${id}` },
  })

/** Who wrote it and who hires for it learn what became of it. */
export const notifyOfStep = async (
  db: Database,
  actor: Actor,
  { id, titulo_vaga }: Vacancy,
  outcome: Exclude<VacancyState, 'rascunho'> | 'excluida',
): Promise<void> =>
  notifyOthers(db, actor, {
    usuarios: await peopleOfVacancy(db, id),
    data: {
      modulo: 'vagas',
      msg: text.stepped(titulo_vaga, outcome),
      ...(outcome !== 'excluida' && { rota: `/careers/applicants/${id}` as const }),
    },
  })
