import { cityFields, postalCodeInput } from '@intranet/contract/company/city'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { cityRouter } from './city.router.ts'

const routers = { cities: cityRouter }

export const cityRoutes = [
  ...entityRoutes(routers, {
    tag: 'Cidades',
    path: '/v1/cidade',
    table: 'cidade',
    fields: cityFields,
    procedures: (caller) => caller.cities,
  }),
  ...defineRoutes('Cidades', routers, [
    {
      method: 'POST',
      path: '/v1/createCity',
      summary: 'Endereço de um CEP; cria a cidade que falta',
      body: postalCodeInput,
      wrap: 'flat',
      open: true,
      call: async (caller, request) => ({
        criaCidade: await caller.cities.byPostalCode(request.object() as never),
      }),
    },
  ]),
]
