import { restrictionSchemas, searchKeys } from '@intranet/contract/marketing/restriction-schemas'
import { createOf } from '@intranet/contract/record'
import * as z from 'zod'
import { deleted, inserted, page, under, updated } from '../../../platform/rest/answer-shapes.ts'
import { form, route } from '../../../platform/rest/procedure-route.ts'
import type { RestRequest } from '../../../platform/rest/request.ts'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { restrictionRouter } from './restriction.router.ts'

const routers = { restrictions: restrictionRouter }

const { sistema, cod_cliente, nome_razaosocial } = restrictionSchemas.fields.partial().shape

/** The form's names, beside the entity's (docs/marketing.md#restriction-form); an empty text is refused at its field. */
const formNames = {
  provider: sistema,
  provedor: sistema,
  codpessoa: cod_cliente,
  name: nome_razaosocial,
  nome: nome_razaosocial,
  /** How the form searched the customer. */
  searchBy: z.enum(Object.keys(searchKeys)).optional(),
}
const documented = restrictionSchemas.fields.partial().extend(formNames)
const documentedChange = restrictionSchemas.updateInput.omit({ id: true }).extend(formNames)

type Documented = z.output<typeof documented>

function entityFields({ provider, provedor, codpessoa, name, nome, searchBy: _, ...fields }: Documented) {
  return {
    ...fields,
    sistema: fields.sistema ?? provider ?? provedor,
    cod_cliente: fields.cod_cliente ?? codpessoa,
    nome_razaosocial: fields.nome_razaosocial ?? name ?? nome,
  }
}

const table = 'relacionamento_preferencias_cliente'
const path = '/v1/relacionamento/restricoes'

export const restrictionRoutes = defineRoutes('Restrições de envio', routers, [
  route({
    method: 'GET',
    path,
    summary: 'Lista as restrições',
    procedure: restrictionRouter.list,
    answer: page(table),
  }),
  route({
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Consulta uma restrição',
    procedure: restrictionRouter.get,
    answer: under(`${table}_by_pk`),
  }),
  route({
    method: 'POST',
    path,
    summary: 'Cadastra uma restrição; aceita os nomes do formulário e os da entidade',
    wrap: 'flat',
    procedure: restrictionRouter.create,
    takes: form(createOf(documented), ({ objects }) =>
      restrictionSchemas.createInput.parse({ objects: objects.map(entityFields) }),
    ),
    answer: inserted(table),
  }),
  route({
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera os canais de uma restrição (whatsapp, email, sms, sistema)',
    wrap: 'flat',
    procedure: restrictionRouter.update,
    takes: form(documentedChange, (fields, request: RestRequest<'id'>) => ({
      ...entityFields(fields),
      id: request.id(),
    })),
    answer: updated(table),
  }),
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma restrição',
    procedure: restrictionRouter.remove,
    answer: deleted(table),
  }),
])
