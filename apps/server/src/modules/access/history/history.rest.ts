import type { HistoryRow } from '@intranet/contract/history'
import { historyLine } from '@intranet/contract/access/history-answers'
import { rows, translated } from '../../../platform/rest/answer-shapes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { historyRouter } from './history.router.ts'

/** The documented line, and the key's name where a program wrote. */
const line = translated(historyLine, ({ chave, ...row }: HistoryRow) =>
  chave === null ? row : { ...row, chave },
)

export const historyRoutes = defineRoutes('Histórico', { history: historyRouter }, [
  route({
    method: 'POST',
    path: '/v1/admin/log/history',
    summary: 'Consulta o histórico de edições de um item',
    wrap: 'flat',
    procedure: historyRouter.list,
    answer: rows('logs', line),
  }),
])
