import { sql } from 'kysely'
import type { HistoryRules } from '../../../platform/history.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'

export const applicationHistory: HistoryRules = {
  candidatura: {
    scope: (actor, id) => sql<boolean>`exists (select from candidatura a
      join vagas_vaga v on v.id = a.id_vaga where a.id = ${id} and ${worksWith(actor)})`,
  },
}
