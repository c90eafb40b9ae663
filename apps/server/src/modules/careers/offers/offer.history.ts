import { sql } from 'kysely'
import { groupWide, type HistoryRules } from '../../../platform/history.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'

export const offerHistory: HistoryRules = {
  carreira_carta: groupWide,
  proposta: {
    scope: (actor, id) => sql<boolean>`exists (select from proposta p
      join candidatura a on a.id = p.id_candidatura join vagas_vaga v on v.id = a.id_vaga
      where p.id = ${id} and ${worksWith(actor)})`,
  },
}
