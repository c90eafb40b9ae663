import { reactInput } from '@intranet/contract/content/reactions'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { reactionRouter } from './reaction.router.ts'

const routers = { reactions: reactionRouter }

export const reactionRoutes = defineRoutes('Reações', routers, [
  {
    method: 'POST',
    path: '/v1/reacao',
    summary: 'Reage a um registro, troca ou retira (reacao null) a própria reação',
    body: reactInput,
    wrap: 'flat',
    async call(caller, request) {
      return { reacao: await caller.reactions.react(request.object() as never) }
    },
  },
])
