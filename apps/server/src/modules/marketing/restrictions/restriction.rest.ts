import { route } from '../../../platform/rest/procedure-route.ts'
import { deleted, page, under } from '../../../platform/rest/answer-shapes.ts'
import { restrictionFields, type RestrictionFields } from '@intranet/contract/marketing/restrictions'
import { defineRoutes } from '../../../platform/rest/route.ts'
import { restrictionRouter } from './restriction.router.ts'

const routers = { restrictions: restrictionRouter }

type Fields = Record<string, unknown>

/** The form's names for the entity's fields (docs/marketing.md#restriction-form). */
const formNames: Record<string, string> = {
  provider: 'sistema',
  provedor: 'sistema',
  codpessoa: 'cod_cliente',
  name: 'nome_razaosocial',
  nome: 'nome_razaosocial',
}

function entityFields(body: Fields): Fields {
  const fields: Fields = {}
  for (const [key, value] of Object.entries(body)) {
    if (key !== 'searchBy') fields[formNames[key] ?? key] ??= value
  }
  return fields
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
  {
    method: 'POST',
    path,
    summary: 'Cadastra uma restrição; aceita os nomes do formulário e os da entidade',
    body: restrictionFields,
    wrap: 'flat',
    async call(caller, request) {
      const objects = request.objects().map(entityFields) as RestrictionFields[]
      return { [`insert_${table}`]: { returning: await caller.restrictions.create({ objects }) } }
    },
  },
  {
    method: 'PUT',
    path: `${path}/:id`,
    summary: 'Altera os canais de uma restrição (whatsapp, email, sms, sistema)',
    body: restrictionFields.partial(),
    wrap: 'flat',
    async call(caller, request) {
      const row = await caller.restrictions.update({ ...entityFields(request.object()), id: request.id() })
      return { [`update_${table}`]: { returning: [row] } }
    },
  },
  route({
    method: 'DELETE',
    path: `${path}/:id`,
    summary: 'Exclui uma restrição',
    procedure: restrictionRouter.remove,
    answer: deleted(table),
  }),
])
