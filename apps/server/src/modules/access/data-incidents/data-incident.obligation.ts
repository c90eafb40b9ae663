import { isSuperadmin } from '@intranet/contract/access'
import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'

/** Incidents that are open, for who notifies the authority and the people. */
export const openDataIncident: ObligationKind = {
  tipo: 'incidente_dados',
  modulo: 'configuracao',
  nome: ['incidente de segurança', 'incidentes de segurança'],
  lista: '/settings/incidents/list',
  may: isSuperadmin,
  open: () => sql`
    select i.id, i.titulo, 'Incidente de segurança' as detalhe, '/settings/incidents/edit/' || i.id as rota,
      'Abrir' as verbo,
      case when i.comunicado_autoridade_em is null or i.comunicado_titulares_em is null
        then (i.prazo at time zone 'America/Sao_Paulo')::date end as prazo,
      null as percentual, null as valor, i.created_at as desde
    from incidente_dados i where i.encerrado_em is null`,
}
