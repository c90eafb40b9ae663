import { asIs, type Shape } from '../../../platform/rest/answer-shapes.ts'
import type { OutputOf } from '../../../platform/procedure/caller.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { rowByRest } from '../../../platform/rest/row-forms.ts'
import { changeRouter } from './change.router.ts'

const routers = { changes: changeRouter }

type Answer = OutputOf<typeof changeRouter.list>

/** Rows in the form that their own path answers. */
const changedRows: Shape<Answer> = {
  ...asIs,
  wrap({ alteracoes, depois }, _request, { deps }) {
    const lists = new Map(deps.offers.changes.map(({ table, list }) => [table, list]))
    const one = ({ registro, ...change }: Answer['alteracoes'][number]) =>
      registro === undefined
        ? change
        : { ...change, registro: registro && rowByRest(lists.get(change.tabela)!, registro) }
    return { alteracoes: alteracoes.map(one), depois }
  },
}

/** What changed since a mark, for programs that keep a copy (docs/changes.md). */
export const changeRoutes = defineRoutes('Alterações', routers, [
  route({
    method: 'GET',
    path: '/v1/alteracoes',
    summary: 'Consulta o que mudou desde uma marca ou um momento; `com=registros` traz as linhas',
    ends: true,
    procedure: changeRouter.list,
    answer: changedRows,
  }),
])
