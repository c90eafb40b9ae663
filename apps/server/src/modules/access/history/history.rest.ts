import { historyInput } from '@intranet/contract/access/history'
import type { HistoryInput } from '@intranet/contract/access/history'
import { defineRoutes } from '../../../platform/rest/route.ts'

export const historyRoutes = defineRoutes('Histórico', [
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
