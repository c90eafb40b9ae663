import { defineModule } from '../../../platform/module.ts'
import { lapsedResetJob } from './factor-reset.service.ts'
import { askedReset } from './factor.obligation.ts'
import { factorData } from './factor.personal-data.ts'
import { removeAllFactors } from './factor.queries.ts'
import { factorRouter } from './factor.router.ts'
import { factors as text } from '@intranet/contract/messages/factors'

export const factorsModule = defineModule({
  name: 'factors',
  routers: { factors: factorRouter },
  jobs: [lapsedResetJob],
  obligations: [askedReset],
  sealed: ['fator_app.segredo'],
  refusals: {
    texts: { fator_passkey_credencial: text.taken },
    ofCodeAlone: ['fator_app_usuario', 'fator_reinicio_de_outro', 'fator_liberacao_de_outro'],
  },
  personalData: {
    kept: factorData,
    forgets: [(db, _post, id) => removeAllFactors(db, id)],
    notAbout: [
      'desafio_fator.id_usuario',
      'fator_recuperacao.id_usuario',
      'fator_reinicio.id_usuario',
      'fator_reinicio.id_pedido_por',
      'fator_liberacao.id_usuario',
      'fator_liberacao.id_liberado_por',
      'senha_por_email.id_usuario',
    ],
  },
})
