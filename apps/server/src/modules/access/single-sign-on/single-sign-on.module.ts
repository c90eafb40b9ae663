import { ofProvider } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { identityData } from './single-sign-on.personal-data.ts'
import { singleSignOnRouter } from './single-sign-on.router.ts'

export const singleSignOnModule = defineModule({
  name: 'single-sign-on',
  routers: { singleSignOn: singleSignOnRouter },
  sealed: ['sessao_identidade.token_id'],
  // Its history is kept by person.
  history: { vinculo_identidade: ofProvider('rh_usuario') },
  refusals: { ofCodeAlone: ['vinculo_identidade_unico', 'vinculo_identidade_pessoa'] },
  personalData: {
    kept: identityData,
    notAbout: ['vinculo_identidade.id_vinculado_por'],
  },
})
