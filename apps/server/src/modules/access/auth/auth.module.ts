import { defineModule } from '../../../platform/module.ts'
import { accessCleanupJob } from './access-cleanup.job.ts'
import { authRoutes } from './auth.rest.ts'
import { authRouter } from './auth.router.ts'
import { sessionRouter } from './session.router.ts'
import { sessionData } from './session.personal-data.ts'
import { sessionHoldings } from './session.holding.ts'

export const authModule = defineModule({
  name: 'auth',
  refusals: { ofCodeAlone: ['aparelho_unico', 'sessao_numero'] },
  routers: { auth: authRouter, sessions: sessionRouter },
  routes: authRoutes,
  jobs: [accessCleanupJob],
  personalData: {
    kept: sessionData,
    notAbout: ['desafio_senha.id_usuario', 'codigo_verificacao.id_usuario', 'pessoa_gravacao.id_usuario'],
  },
  holdings: sessionHoldings,
})
