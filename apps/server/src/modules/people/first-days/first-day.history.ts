import { sql } from 'kysely'
import { groupWide, type HistoryRules } from '../../../platform/history.ts'
import { checkedHere } from './first-day-scope.ts'

export const firstDayHistory: HistoryRules = {
  admissao_papel: groupWide,
  admissao_leitura: groupWide,
  pre_admissao: {
    scope: (actor, id) => sql<boolean>`exists (select from pre_admissao p
      join candidatura a on a.id = p.id_candidatura join vagas_vaga v on v.id = a.id_vaga
      where p.id = ${id} and ${checkedHere(actor)})`,
  },
}
