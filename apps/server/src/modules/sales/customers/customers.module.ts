import { maySeeCustomers } from '@intranet/contract/sales/customer-access'
import { defineModule } from '../../../platform/module.ts'
import { countCustomers } from './customer.queries.ts'
import { customerRoutes } from './customer.rest.ts'
import { customerRouter } from './customer.router.ts'
import { nightlyRefreshJob, readCustomersJob } from './erp-refresh.job.ts'
import { customerHistory } from './customer.history.ts'

export const customersModule = defineModule({
  name: 'customers',
  routers: { customers: customerRouter },
  routes: customerRoutes,
  changes: [{ table: 'relationship_dados_pessoas', list: customerRouter.list, whole: maySeeCustomers }],
  jobs: [readCustomersJob, nightlyRefreshJob],
  history: customerHistory,
  refusals: {
    ofCodeAlone: [
      'relationship_contrato_id_pessoa_contrato_key',
      'relationship_dados_pessoas_id_empresa_codpessoa_key',
      'cliente_leitura_uma',
      'cliente_leitura_fim',
    ],
  },
  figures: [{ to: '/sales/internal/customers/list', may: maySeeCustomers, count: countCustomers }],
})
