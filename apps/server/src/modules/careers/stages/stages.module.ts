import { hiring as text } from '@intranet/contract/messages/hiring'
import { defineModule } from '../../../platform/module.ts'
import { unansweredCandidates, unreadAnswers } from '../candidate-replies/reply.obligation.ts'
import { replyData } from '../candidate-replies/reply.personal-data.ts'
import { unansweredJob } from '../candidate-replies/unanswered.job.ts'
import { applicantRoutes } from './applicant.rest.ts'
import { applicantRouter } from './applicant.router.ts'
import { employeesToMove, missingEmployees } from './hire.obligation.ts'
import { waitingReviews } from './review.obligation.ts'
import { reviewRoutes } from './review.rest.ts'
import { applicationReviewRouter } from './review.router.ts'
import { stageData } from './stage.personal-data.ts'

export const stagesModule = defineModule({
  name: 'stages',
  routers: { applicants: applicantRouter, applicationReviews: applicationReviewRouter },
  routes: [...applicantRoutes, ...reviewRoutes],
  jobs: [unansweredJob],
  obligations: [missingEmployees, employeesToMove, waitingReviews, unreadAnswers, unansweredCandidates],
  refusals: {
    texts: { candidatura_revisao_unica: [text.reviewTwice, null] },
    ofCodeAlone: [
      'mesma_pessoa_ordem',
      'candidatura_revisao_resposta',
      'candidatura_mensagem_unica',
      'candidatura_endereco_chave_key',
    ],
  },
  personalData: {
    kept: [...stageData, ...replyData],
    notAbout: [
      'candidatura_mensagem.id_leitor',
      'candidatura_nota.id_usuario',
      'candidatura_revisao.id_revisor',
      'mesma_pessoa.id_autor',
      'mesma_pessoa.id_outro',
    ],
  },
})
