import { updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { candidateReplyRouter } from './reply.router.ts'

export const candidateReplyRoutes = defineRoutes('Candidaturas', { candidateReplies: candidateReplyRouter }, [
  route({
    method: 'PUT',
    path: '/v1/candidatura/:id/mensagens',
    summary: 'Marca como lidas as respostas do candidato, até a que foi vista',
    procedure: candidateReplyRouter.see,
    answer: updated('candidatura_mensagem'),
  }),
])
