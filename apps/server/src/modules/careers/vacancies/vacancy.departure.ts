/** Vacancies that somebody who leaves answers for: docs/people.md#what-ends-with-a-shutdown. */
import { vacancyHandOver as text } from '@intranet/contract/messages/hiring'
import type { Database } from '@intranet/db/connection'
import type { Actor } from '../../../platform/actor.ts'
import type { HandedOver } from '../../../platform/departures.ts'
import { notifyOthers } from '../../../platform/notify.ts'
import { holdersOf } from '../../../platform/role-holders.ts'
import { handOverVacancies } from './departure.queries.ts'

export async function handOverVacanciesOf(db: Database, actor: Actor, person: number): Promise<HandedOver[]> {
  const vacancies = await handOverVacancies(db, person)
  for (const { id, titulo_vaga, id_empresa, heir } of vacancies)
    await notifyOthers(db, actor, {
      usuarios: heir ? [heir] : await holdersOf(db, 'banco_talentos:gestor', id_empresa),
      data: {
        modulo: 'vagas',
        msg: heir ? text.yours(titulo_vaga) : text.missing(titulo_vaga),
        // Who gets it hires for it, and may have no role that opens its form.
        rota: heir ? `/careers/applicants/${id}` : `/careers/edit/${id}`,
      },
    })
  return vacancies.flatMap(({ id, heir }) => (heir ? { registro: `vagas_vaga:${id}`, id_usuario: heir } : []))
}
