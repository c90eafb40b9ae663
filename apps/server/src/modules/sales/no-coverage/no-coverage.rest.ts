import { defineRoutes } from '../../../platform/rest/route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import type { LeadRow } from '@intranet/contract/sales/lead-list'
import { noCoverageInput } from '@intranet/contract/sales/no-coverage'
import { noCoverageRouter } from './no-coverage.router.ts'
import type { CallerOf } from '../../../platform/procedure/caller.ts'

const routers = { noCoverage: noCoverageRouter }
type Caller = CallerOf<typeof routers>

/** REST clients call `filters` here what is `filtro` elsewhere; both may hold the limits as well. */
function asked(request: RestRequest): object {
  const { filters, ...list } = request.list() as { filters?: object; filtro?: object }
  return { ...list, filtro: { ...filters, ...list.filtro } }
}

/** The lead with the relations of the wire: `lead_canal.nome`, `lead_vendedor.usr_nome`. */
const documented = (lead: Pick<LeadRow, 'canal' | 'vendedor'>) => ({
  ...lead,
  lead_canal: lead.canal === null ? null : { nome: lead.canal },
  lead_vendedor: lead.vendedor === null ? null : { usr_nome: lead.vendedor },
})

const steps: ((caller: Caller, input: object) => Promise<{ total: number | null; dados: unknown[] }>)[] = [
  (caller, input) => caller.noCoverage.step1(input),
  (caller, input) => caller.noCoverage.step2(input),
  (caller, input) => caller.noCoverage.step3(input),
  async (caller, input) => {
    const { total, dados } = await caller.noCoverage.step4(input)
    return { total, dados: dados.map(documented) }
  },
]
const names = ['cidades', 'bairros', 'ruas', 'pessoas']

/** One element that holds `total` and `dados`, also without rows (docs/sales.md#missing-coverage). */
export const noCoverageRoutes = defineRoutes(
  'Leads sem cobertura',
  routers,
  steps.map((step, index) => ({
    method: 'POST',
    path: `/v1/vendas/relatorio/leads/sem_cobertura/step${index + 1}`,
    summary: `Leads sem cobertura: ${names[index]}`,
    body: noCoverageInput,
    wrap: 'flat',
    async call(caller, request) {
      const { total, dados } = await step(caller, asked(request))
      return { [`vendas_relatorio_leads_sem_cobertura_step${index + 1}`]: [{ total, dados }] }
    },
  })),
)
