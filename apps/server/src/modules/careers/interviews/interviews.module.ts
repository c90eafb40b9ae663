import { careerMessage, hiring as text } from '@intranet/contract/messages/hiring'
import { sql } from 'kysely'
import { groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { worksWith } from '../vacancies/vacancy-scope.ts'
import { handOverInterviewsOf } from './interview.departure.ts'
import { missingOpinions } from './interview.obligation.ts'
import { interviewData } from './interview.personal-data.ts'
import { interviewRoutes } from './interview.rest.ts'
import { interviewCriterionRouter, interviewRouter, publicInterviewRouter } from './interview.router.ts'

export const interviewsModule = defineModule({
  name: 'interviews',
  routers: {
    interviews: interviewRouter,
    publicInterviews: publicInterviewRouter,
    interviewCriteria: interviewCriterionRouter,
  },
  routes: interviewRoutes,
  changes: [{ table: 'carreira_criterio', list: interviewCriterionRouter.list }],
  history: {
    entrevista: {
      scope: (actor, id) => sql<boolean>`exists (select from entrevista i
        join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
        where i.id = ${id} and ${worksWith(actor)})`,
    },
    carreira_criterio: groupWide,
  },
  refusals: {
    texts: {
      entrevista_duracao: [text.endBeforeStart, 'fim'],
      entrevista_lugar: [text.placeRequired, 'local'],
      entrevista_horario_candidato: [text.candidateBusy, 'inicio'],
      entrevista_participante_horario: [text.interviewerBusy, 'participantes'],
      entrevista_parecer_unico: [text.opinionGiven, null],
      carreira_criterio_nome_unico: [careerMessage.criterionTaken, 'nome'],
    },
    ofCodeAlone: ['entrevista_pedido', 'entrevista_horario', 'entrevista_chave_hash_key'],
  },
  personalData: { kept: interviewData, notAbout: ['entrevista.id_usuario'] },
  holdings: [
    {
      tipo: 'entrevista',
      columns: ['entrevista_participante.id_usuario'],
      ends: true,
      of: (
        id,
      ) => sql`select 'entrevista:' || i.id, v.titulo_vaga || ' · ' || to_char(p.inicio at time zone 'America/Sao_Paulo', 'DD/MM/YYYY HH24:MI'),
          '/careers/candidate/' || i.id_candidatura
        from entrevista_participante p join entrevista i on i.id = p.id_entrevista
        join candidatura a on a.id = i.id_candidatura join vagas_vaga v on v.id = a.id_vaga
        where p.id_usuario = ${id} and p.ocupa and p.inicio > now()`,
    },
  ],
  departures: [handOverInterviewsOf],
  obligations: [missingOpinions],
})
