import { sql } from 'kysely'
import { among } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { inScope } from '../../../platform/scope.ts'
import { identityData } from './single-sign-on.personal-data.ts'
import { singleSignOnRouter } from './single-sign-on.router.ts'

export const singleSignOnModule = defineModule({
  name: 'single-sign-on',
  routers: { singleSignOn: singleSignOnRouter },
  sealed: ['sessao_identidade.token_id'],
  history: {
    vinculo_identidade: {
      scope: (actor, id) =>
        among(
          'vinculo_identidade',
          id,
          sql`exists (select from rh_usuario u where u.id = x.id_usuario and ${inScope(actor, 'u.id_empresa')})`,
        ),
    },
  },
  refusals: { ofCodeAlone: ['vinculo_identidade_unico', 'vinculo_identidade_pessoa'] },
  personalData: {
    kept: identityData,
    notAbout: ['vinculo_identidade.id_vinculado_por'],
  },
})
