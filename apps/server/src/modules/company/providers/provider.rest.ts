import {
  addProviderCitiesInput,
  providerFields,
  replaceProviderCitiesInput,
} from '@intranet/contract/company/provider'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { providerRouter } from './provider.router.ts'

const routers = { providers: providerRouter }

const citiesBodyLimit = 2 * 1024 * 1024

/** Providers, and the cities they serve (docs/company.md#provider-cities). */
export const providerRoutes = [
  ...entityRoutes(routers, {
    tag: 'Provedores',
    path: '/v1/empresa',
    table: 'empresa',
    fields: providerFields,
    procedures: (caller) => caller.providers,
  }),
  ...defineRoutes('Provedores', routers, [
    {
      method: 'GET',
      path: '/v1/companies',
      summary: 'Provedores que a pessoa vê',
      async call(caller) {
        const providers = await caller.providers.options()
        return { companies: providers.map(({ id, nome }) => ({ id, nome })) }
      },
    },
    {
      method: 'GET',
      path: '/v1/sistema',
      summary: 'Sistemas que a pessoa vê',
      async call(caller) {
        const providers = await caller.providers.options()
        return { sistema: providers.map(({ id, nome, sistema }) => ({ id, nome, sistema })) }
      },
    },
    {
      method: 'POST',
      path: '/v1/cidade/provedor',
      summary: 'Acrescenta cidades a provedores',
      body: addProviderCitiesInput,
      wrap: 'flat',
      bodyLimit: citiesBodyLimit,
      async call(caller, request) {
        const returning = await caller.providers.addCities({ objects: request.objects() as never })
        return { insert_rh_cidade_provedor: { affected_rows: returning.length, returning } }
      },
    },
    {
      method: 'POST',
      path: '/v1/delete/insert/cidades/provedor',
      summary: 'Troca todas as cidades de um provedor',
      body: replaceProviderCitiesInput,
      wrap: 'flat',
      bodyLimit: citiesBodyLimit,
      async call(caller, request) {
        const { excluidas, inseridas } = await caller.providers.replaceCities(request.body as never)
        return {
          delete_rh_cidade_provedor: { affected_rows: excluidas },
          insert_rh_cidade_provedor: { affected_rows: inseridas.length, returning: inseridas },
        }
      },
    },
  ]),
]
