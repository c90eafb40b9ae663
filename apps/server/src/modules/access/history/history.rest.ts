import { historyInput } from '@intranet/contract/access/history'
import type { HistoryInput } from '@intranet/contract/access/history'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { historyRouter } from './history.router.ts'

const routers = { history: historyRouter }

export const historyRoutes = defineRoutes('Histórico', routers, [
  {
    method: 'POST',
    path: '/v1/admin/log/history',
    summary: 'Histórico de edições de um item',
    body: historyInput,
    wrap: 'flat',
    async call(caller, request) {
      return { logs: await caller.history.list((request.body ?? {}) as HistoryInput) }
    },
  },
])
