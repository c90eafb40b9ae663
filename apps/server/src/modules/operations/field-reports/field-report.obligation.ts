import { sql } from 'kysely'
import { holds } from '../../../platform/card-figures.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { decidedByActor } from './field-report-scope.ts'

/** Reports that wait for a manager of incidents. */
export const openReports: ObligationKind = {
  tipo: 'incidente_relato',
  modulo: 'incidentes',
  nome: ['relato do campo a decidir', 'relatos do campo a decidir'],
  lista: '/incidents/reports/list',
  may: holds('incidentes', 'manage'),
  open: (actor) => sql`
    select r.id, r.texto as titulo, nullif(concat_ws(', ', r.bairro, c.nome), '') as detalhe,
      '/incidents/reports/list?ver=' || r.id as rota, 'Decidir' as verbo, null as prazo, null as percentual,
      null as valor, r.created_at as desde
    from incidente_relato r left join cidade c on c.id = r.id_cidade
    where r.situacao = 'aberto' and ${decidedByActor(actor)}`,
}
