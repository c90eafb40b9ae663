import { sql } from 'kysely'
import type { ObligationKind } from '../../../platform/obligations.ts'
import { inScope } from '../../../platform/scope.ts'
import { openApplication, worksWith } from '../vacancies/vacancy-scope.ts'
import { arranges, closedVacancy } from './interview.queries.ts'

/** Interviews of the last 30 days whose interviewer has not said what they thought; none where another time was asked for. */
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
      and i.situacao not in ('ausente', 'outro_horario') and ${openApplication}
      and not exists (select from entrevista_parecer o where o.id_entrevista = i.id and o.id_usuario = p.id_usuario)`,
}

/** Interviews whose candidate asked for another time, until it is moved or ended; also when its hour has passed. */
export const otherTimes: ObligationKind = {
  tipo: 'entrevista_horario',
  modulo: 'banco_talentos',
  nome: ['entrevista a remarcar', 'entrevistas a remarcar'],
  lista: '/careers/interviews',
  may: ({ employee }) => employee,
  open: (actor) => sql`
    select i.id, 'Outro horário: ' || coalesce(u.nome, u.email) as titulo, v.titulo_vaga as detalhe,
      '/careers/candidate/' || i.id_candidatura as rota, 'Remarcar' as verbo,
      (i.inicio at time zone 'America/Sao_Paulo')::date as prazo, null as percentual, null as valor,
      i.respondida_em as desde
    from entrevista i join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
      join rh_usuario u on u.id = i.id_candidato
    where i.situacao = 'outro_horario' and ${openApplication} and not ${closedVacancy}
      and ${arranges(actor)} and ${worksWith(actor)}`,
}
