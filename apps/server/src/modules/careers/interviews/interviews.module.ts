import { careerMessage, hiring as text } from '@intranet/contract/messages/hiring'
import { defineModule } from '../../../platform/module.ts'
import { handOverInterviewsOf } from './interview.departure.ts'
import { interviewHistory } from './interview.history.ts'
import { interviewHoldings } from './interview.holding.ts'
import { missingOpinions, otherTimes } from './interview.obligation.ts'
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
  history: interviewHistory,
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
  holdings: interviewHoldings,
  departures: [handOverInterviewsOf],
  obligations: [missingOpinions, otherTimes],
})
