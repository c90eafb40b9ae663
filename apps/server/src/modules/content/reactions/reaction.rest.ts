import { route } from '../../../platform/rest/procedure-route.ts'
import { under } from '../../../platform/rest/answer-shapes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { reactionRouter } from './reaction.router.ts'

const routers = { reactions: reactionRouter }

export const reactionRoutes = defineRoutes('Reações', routers, [
  route({
    method: 'POST',
    path: '/v1/reacao',
    summary: 'Reage a um registro, troca ou retira a própria reação, com reacao null',
    wrap: 'flat',
    procedure: reactionRouter.react,
    answer: under('reacao'),
  }),
])
