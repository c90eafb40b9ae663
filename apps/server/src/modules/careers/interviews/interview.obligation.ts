import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { openApplication } from '../vacancies/vacancy-scope.ts'

/** Interviews of the last 30 days whose interviewer has not said what they thought. */
export const missingOpinions: ObligationKind = {
  tipo: 'parecer_entrevista',
  modulo: 'banco_talentos',
  nome: ['parecer de entrevista', 'pareceres de entrevista'],
  lista: '/careers/interviews',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select i.id, 'Parecer: ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || i.id_candidatura as rota, 'Escrever' as verbo,
      ((i.fim at time zone 'America/Sao_Paulo')::date + 2) as prazo, null as percentual, null as valor, i.fim as desde
    from entrevista_participante p join entrevista i on i.id = p.id_entrevista
      join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
      join rh_usuario u on u.id = i.id_candidato
    where ${inScope(actor, 'v.id_empresa', false)} and p.id_usuario = ${actor.id} and p.ocupa and p.inicio between now() - interval '30 days' and now()
      and i.situacao <> 'ausente' and ${openApplication}
      and not exists (select from entrevista_parecer o where o.id_entrevista = i.id and o.id_usuario = p.id_usuario)`,
}
