import { careerMessage, hiring as text } from '@intranet/contract/messages/hiring'
import { among, groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { ofSeenVacancy } from '../vacancies/vacancy-scope.ts'
import { waitingQuestions } from './question.obligation.ts'
import { questionData } from './question.personal-data.ts'
import { questionRoutes } from './question.rest.ts'
import { vacancyQuestionRouter } from './question.router.ts'

export const vacancyQuestionsModule = defineModule({
  name: 'vacancy-questions',
  routers: { vacancyQuestions: vacancyQuestionRouter },
  routes: questionRoutes,
  changes: [{ table: 'carreira_pergunta', list: vacancyQuestionRouter.list }],
  history: {
    carreira_pergunta: groupWide,
    vaga_pergunta: { scope: (actor, id) => among('vaga_pergunta', id, ofSeenVacancy(actor)) },
  },
  refusals: {
    texts: {
      carreira_pergunta_texto_unico: [careerMessage.questionTaken, 'texto'],
      carreira_pergunta_opcoes: [text.questionOptions, 'opcoes'],
      carreira_pergunta_experiencia: [text.experienceIsNumber, 'tipo'],
      vaga_pergunta_seis_meses: [text.experienceLimit, 'perguntas'],
      vaga_pergunta_so_exclusiva: [text.onlyExclusive, 'pcd'],
      vaga_pergunta_sem_marca: [text.neverScored, 'perguntas'],
    },
    ofCodeAlone: [
      'carreira_pergunta_decidida',
      'carreira_pergunta_recusa',
      'carreira_pergunta_tema',
      'vagas_vaga_pcd',
      'vaga_pergunta_unica',
      'vaga_pergunta_faixa',
      'candidatura_resposta_unica',
    ],
  },
  personalData: {
    kept: questionData,
    notAbout: ['carreira_pergunta.id_autor', 'carreira_pergunta.id_aprovador'],
  },
  obligations: [waitingQuestions],
})
