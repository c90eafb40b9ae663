import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import { holds } from '../../../platform/card-figures.ts'
import { groupWide } from '../../../platform/history.ts'
import { defineModule } from '../../../platform/module.ts'
import { countIdentityProviders } from './identity-provider.queries.ts'
import { identityProviderRoutes } from './identity-provider.rest.ts'
import { identityProviderRouter } from './identity-provider.router.ts'

export const identityProvidersModule = defineModule({
  name: 'identity-providers',
  routers: { identityProviders: identityProviderRouter },
  routes: identityProviderRoutes,
  sealed: ['provedor_identidade.segredo'],
  history: { provedor_identidade: groupWide },
  refusals: {
    texts: {
      provedor_identidade_emissor: [text.issuerTaken, 'emissor'],
      provedor_identidade_nome: [text.nameTaken, 'nome'],
      provedor_identidade_dominio_unico: [text.domainTaken, 'dominios'],
      provedor_identidade_sem_tls: [text.plainAddress, 'permite_http'],
      provedor_identidade_duas_pessoas: [text.otherPerson, 'id_excecao_2'],
      provedor_identidade_excecoes: [text.twoExceptions, 'id_excecao_1'],
    },
    inUse: {
      provedor_identidade_id_excecao_1_fkey: text.personInUse,
      provedor_identidade_id_excecao_2_fkey: text.personInUse,
    },
  },
  figures: [
    { to: '/settings/sign-on/list', may: holds('configuracao', 'superadmin'), count: countIdentityProviders },
  ],
  personalData: { notAbout: ['provedor_identidade.id_excecao_1', 'provedor_identidade.id_excecao_2'] },
})
