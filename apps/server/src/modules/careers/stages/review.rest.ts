import { insertedOne, updated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { applicationReviewRouter } from './review.router.ts'

export const reviewRoutes = defineRoutes('Candidaturas', { applicationReviews: applicationReviewRouter }, [
  route({
    method: 'POST',
    path: '/v1/candidatura/:id/revisao',
    summary: 'Pede que outra pessoa reveja a própria reprovação',
    procedure: applicationReviewRouter.ask,
    answer: insertedOne('candidatura_revisao'),
  }),
  route({
    method: 'PUT',
    path: '/v1/candidatura/:id/revisao',
    summary: 'Responde ao pedido de revisão; quem reprovou não responde',
    procedure: applicationReviewRouter.answer,
    answer: updated('candidatura_revisao'),
  }),
])
