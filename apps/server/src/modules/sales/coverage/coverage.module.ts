import { coverage } from '@intranet/contract/messages/registries'
import { holds } from '../../../platform/card-figures.ts'
import { defineModule } from '../../../platform/module.ts'
import { countCoverage } from './coverage.queries.ts'
import { coverageRoutes } from './coverage.rest.ts'
import { coverageRouter } from './coverage.router.ts'
import { ofProvider } from '../../../platform/history.ts'

export const coverageModule = defineModule({
  name: 'coverage',
  routers: { coverage: coverageRouter },
  routes: coverageRoutes,
  changes: [{ table: 'vendas_cobertura', list: coverageRouter.list }],
  history: {
    vendas_cobertura: ofProvider('vendas_cobertura'),
  },
  refusals: {
    texts: {
      vendas_cobertura_unica: [coverage.duplicated, 'cidade'],
      vendas_cobertura_faixa: coverage.range,
    },
  },
  personalData: { notAbout: ['vendas_cobertura.id_usuario'] },
  figures: [{ to: '/sales/internal/coverage/list', may: holds('vendas', 'read'), count: countCoverage }],
})
