import { mandatoryItems } from '@intranet/contract/people/shutdown-options'
import { sql } from 'kysely'
import { today } from '../../../platform/today.ts'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { decidedShutdown, decides } from './shutdown-scope.ts'

/**
 * The next step of each open shutdown, for who decides: to look at it, to approve or refuse it, to go through the
 * list before the day, to carry it out from the day on. With the list done there is nothing to do until the day,
 * and who asked for it does not carry it out.
 */
export const shutdownStep: ObligationKind = {
  tipo: 'desligamento',
  modulo: 'desligamentos',
  nome: ['desligamento', 'desligamentos'],
  lista: '/shutdowns/list',
  may: decides,
  open: (actor) => sql`
    select s.id, 'Desligamento de ' || coalesce(u.nome, u.email) as titulo, d.nome as detalhe,
      '/shutdowns/edit/' || s.id as rota,
      case when s.situacao = 'solicitado' then 'Analisar' when s.situacao = 'em_analise' then 'Decidir'
        when s.data_desligamento <= hoje.dia and s.id_solicitante is distinct from ${actor.id}
        then 'Efetivar' else 'Conferir checklist' end as verbo,
      s.data_desligamento as prazo, null as percentual, null as valor, s.created_at as desde
    from (select ${today} as dia) hoje, rh_desligamento s
    join rh_usuario u on u.id = s.id_funcionario left join rh_departamento d on d.id = u.id_departamento
    where s.situacao in ('solicitado', 'em_analise', 'aprovado') and ${decidedShutdown(actor, 's')}
      and (s.situacao <> 'aprovado'
        or (s.data_desligamento <= hoje.dia and s.id_solicitante is distinct from ${actor.id})
        or exists (select from rh_desligamento_item i
        where i.id_desligamento = s.id and i.feito_em is null and i.item = any(${mandatoryItems}::text[])))`,
}
