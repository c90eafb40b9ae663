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
      const lines = await caller.history.list((request.body ?? {}) as HistoryInput)
      // The documented line, and the key's name where a program wrote.
      return { logs: lines.map(({ chave, ...line }) => (chave === null ? line : { ...line, chave })) }
    },
  },
])
