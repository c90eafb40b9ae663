import {
  providerAddCitiesAnswer,
  providerOption,
  type ProviderOption,
  type ReplacedCities,
} from '@intranet/contract/company/provider-schemas'
import * as z from 'zod'
import { insertedAll, rows, shaped, translated } from '../../../platform/rest/answer-shapes.ts'
import { entityRoutes } from '../../../platform/rest/entity-routes.ts'
import { route } from '../../../platform/rest/procedure-route.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { providerRouter } from './provider.router.ts'

const routers = { providers: providerRouter }

const tag = 'Provedores'
const citiesBodyLimit = 2 * 1024 * 1024

const company = translated(providerOption.pick({ id: true, nome: true }), ({ id, nome }: ProviderOption) => ({
  id,
  nome,
}))
const system = translated(
  providerOption.pick({ id: true, nome: true, sistema: true }),
  ({ id, nome, sistema }: ProviderOption) => ({ id, nome, sistema }),
)

const replacedCities = z.strictObject({
  delete_rh_cidade_provedor: z.strictObject({ affected_rows: z.int() }),
  insert_rh_cidade_provedor: z.strictObject({ affected_rows: z.int(), returning: providerAddCitiesAnswer }),
})

/** Providers, and the cities they serve (docs/company.md#provider-cities). */
export const providerRoutes = [
  ...entityRoutes(routers, {
    tag,
    path: '/v1/empresa',
    table: 'empresa',
    noun: ['o provedor', 'os provedores'],
    procedures: providerRouter,
  }),
  ...defineRoutes(tag, routers, [
    route({
      method: 'GET',
      path: '/v1/companies',
      summary: 'Lista os provedores que a pessoa vê',
      procedure: providerRouter.options,
      answer: rows('companies', company),
    }),
    route({
      method: 'GET',
      path: '/v1/sistema',
      summary: 'Lista os sistemas que a pessoa vê',
      procedure: providerRouter.options,
      answer: rows('sistema', system),
    }),
    route({
      method: 'POST',
      path: '/v1/cidade/provedor',
      summary: 'Acrescenta cidades a provedores',
      wrap: 'flat',
      bodyLimit: citiesBodyLimit,
      procedure: providerRouter.addCities,
      answer: insertedAll('rh_cidade_provedor'),
    }),
    route({
      method: 'POST',
      path: '/v1/delete/insert/cidades/provedor',
      summary: 'Troca todas as cidades de um provedor',
      wrap: 'flat',
      bodyLimit: citiesBodyLimit,
      procedure: providerRouter.replaceCities,
      answer: shaped(replacedCities, ({ excluidas, inseridas }: ReplacedCities) => ({
        delete_rh_cidade_provedor: { affected_rows: excluidas },
        insert_rh_cidade_provedor: { affected_rows: inseridas.length, returning: inseridas },
      })),
    }),
  ]),
]
