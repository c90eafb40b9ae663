import { holds } from '../../../platform/card-figures.ts'
import { forEverybody } from '../../../platform/file-rule.ts'
import { defineModule } from '../../../platform/module.ts'
import { countProviders } from './provider.queries.ts'
import { providerRoutes } from './provider.rest.ts'
import { providerRouter } from './provider.router.ts'
import { findProviders } from './provider.search.ts'
import { ofProvider } from '../../../platform/history.ts'

export const providersModule = defineModule({
  name: 'providers',
  routers: { providers: providerRouter },
  routes: providerRoutes,
  changes: [{ table: 'empresa', list: providerRouter.list }],
  history: {
    empresa: ofProvider('empresa', 'id'),
    // Kept by its provider’s id.
    rh_cidade_provedor: ofProvider('empresa', 'id'),
  },
  refusals: {
    texts: {
      empresa_nome_unico: 'Já existe um provedor com este nome.',
      empresa_sistema_key: 'Já existe um provedor com este sistema.',
      rh_cidade_provedor_unica: ['Esta cidade já está entre as do provedor.', 'nome'],
    },
  },
  files: { empresa: forEverybody },
  figures: [{ to: '/providers/list', may: holds('configuracao', 'read'), count: countProviders }],
  search: [findProviders],
})
