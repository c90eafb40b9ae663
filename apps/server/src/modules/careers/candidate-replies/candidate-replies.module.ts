import { defineModule } from '../../../platform/module.ts'
import { unansweredCandidates, unreadAnswers } from './reply.obligation.ts'
import { replyData } from './reply.personal-data.ts'
import { unansweredJob } from './unanswered.job.ts'

export const candidateRepliesModule = defineModule({
  name: 'candidate-replies',
  jobs: [unansweredJob],
  obligations: [unreadAnswers, unansweredCandidates],
  refusals: { ofCodeAlone: ['candidatura_mensagem_unica', 'candidatura_endereco_chave_key'] },
  personalData: { kept: replyData, notAbout: ['candidatura_mensagem.id_leitor'] },
})
