import { defineModule } from '../../../platform/module.ts'
import { endKeysOf } from './access-key.departure.ts'
import { accessKeyHistory } from './access-key.history.ts'
import { accessKeyRoutes } from './access-key.rest.ts'
import { accessKeyRouter } from './access-key.router.ts'
import { accessKeyData } from './access-key.personal-data.ts'
import { keyExpiryJob } from './key-expiry.job.ts'
import { keyHoldings } from './access-key.holding.ts'

export const accessKeysModule = defineModule({
  name: 'access-keys',
  routers: { accessKeys: accessKeyRouter },
  routes: accessKeyRoutes,
  jobs: [keyExpiryJob],
  history: accessKeyHistory,
  refusals: {
    ofCodeAlone: [
      'chave_acesso_hash_anterior_unico',
      'chave_acesso_hash_unico',
      'chave_acesso_prefixo_unico',
      'chave_acesso_anterior_inteira',
    ],
  },
  holdings: keyHoldings,
  departures: [endKeysOf],
  personalData: { kept: accessKeyData },
})
