import { externalSaved } from '@intranet/contract/access/external-ids'
import * as z from 'zod'
import { deleted, page, shaped, under } from '../../../platform/rest/answer-shapes.ts'
import { formsOf } from '../../../platform/rest/entity-routes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes, type RestRoute } from '../../../platform/rest/route.ts'
import { externalEntities, type ExternalEntity } from './external-entities.ts'
import { externalRouters } from './external-id.router.ts'

type Procedures = (typeof externalRouters)['externalLeads']
type Saved = z.output<typeof externalSaved>

function routesOf(entity: ExternalEntity, name: string, procedures: Procedures): RestRoute[] {
  const { tag, tabela, noun, bodyLimit, schemas, fixed = {} } = entity
  const { any, several } = formsOf(noun)
  const path = `${entity.path}/externo`
  const key = `upsert_${tabela}`
  const { needed } = schemas
  const changeOnly = schemas.changeOnly.filter((field) => !(field in fixed))
  const note = [
    `Para cadastrar são obrigatórios: ${needed.join(', ')}.`,
    ...(changeOnly.length ? [`Só de quem já existe: ${changeOnly.join(', ')}.`] : []),
  ].join(' ')
  const saved = shaped(
    z.strictObject({ [key]: z.strictObject({ returning: externalSaved }) }),
    (returning: Saved) => ({
      [key]: { returning },
    }),
  )
  return defineRoutes(tag, { [name]: procedures }, [
    route({
      method: 'PUT',
      path,
      summary: `Cadastra ou altera ${several} pelo id externo; \`criado\` diz qual foi`,
      note,
      bodyLimit,
      procedure: procedures.put,
      answer: saved,
    }),
    route({
      method: 'PUT',
      path: `${path}/:id_externo`,
      summary: `Cadastra ou altera ${any} pelo id externo; \`criado\` diz qual foi`,
      note,
      bodyLimit,
      procedure: procedures.put,
      takes: form(schemas.object, (fields, request: RestRequest<'id_externo'>) => ({
        objects: [{ ...fields, id_externo: request.param('id_externo') }],
      })),
      answer: saved,
    }),
    route({
      method: 'GET',
      path,
      summary: `Lista os ids externos que a fonte da chave ligou a ${several}`,
      procedure: procedures.list,
      answer: page('vinculo_externo'),
    }),
    route({
      method: 'GET',
      path: `${path}/:id_externo`,
      summary: `Consulta a que registro o id externo está ligado, entre ${several}`,
      procedure: procedures.get,
      answer: under('vinculo_externo_by_pk'),
    }),
    route({
      method: 'DELETE',
      path: `${path}/:id_externo`,
      summary: `Desfaz a ligação de um id externo a ${any}; o registro fica`,
      procedure: procedures.unlink,
      answer: deleted('vinculo_externo'),
    }),
  ])
}

/** Six entities, each by what other systems call its records. */
export const externalRoutes: RestRoute[] = [
  ...routesOf(externalEntities.leads, 'externalLeads', externalRouters.externalLeads),
  ...routesOf(externalEntities.employees, 'externalEmployees', externalRouters.externalEmployees),
  ...routesOf(externalEntities.departments, 'externalDepartments', externalRouters.externalDepartments),
  ...routesOf(externalEntities.positions, 'externalPositions', externalRouters.externalPositions),
  ...routesOf(externalEntities.vehicles, 'externalVehicles', externalRouters.externalVehicles),
  ...routesOf(externalEntities.assets, 'externalAssets', externalRouters.externalAssets),
]
