import { sql } from 'kysely'
import { groupWide, type HistoryRules } from '../../../platform/history.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'

export const interviewHistory: HistoryRules = {
  entrevista: {
    scope: (actor, id) => sql<boolean>`exists (select from entrevista i
      join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
      where i.id = ${id} and ${worksWith(actor)})`,
  },
  carreira_criterio: groupWide,
}
