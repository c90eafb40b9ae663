/** Our JSON contract for ERPs as an OpenAPI document: what a provider's own team implements. */
import { erpAbilityNames } from '@intranet/contract/sales/erp'
import * as z from 'zod'
import { erpCalls, type ErpCall } from './erp-calls.ts'

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
const json = (schema: object) => ({ 'application/json': { schema } })
const refusal = json({
  type: 'object',
  properties: {
    mensagem: { type: 'string', description: 'Mostrada a quem pediu, quando o status é 404, 409 ou 422.' },
  },
  required: ['mensagem'],
})
const refusals = {
  '401': { description: 'O token não é aceito' },
  '404': { description: 'O registro não existe', content: refusal },
  '409': { description: 'Uma regra recusa o pedido', content: refusal },
  '422': { description: 'Um campo não pode ser aceito', content: refusal },
  '501': { description: 'Este sistema não tem a chamada' },
}
const key = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'A mesma chave é a mesma ação: a segunda vez responde como a primeira, e nada é feito de novo.',
  schema: { type: 'string', maxLength: 120 },
}

function operation(name: ErpCall) {
  const { summary, input, answer, writes } = erpCalls[name]
  return {
    operationId: name,
    summary: `${erpAbilityNames[name]}: ${summary}`,
    ...(writes && { parameters: [key] }),
    requestBody: { required: true, content: json(schemaOf(input, 'input')) },
    responses: {
      '200': { description: 'Feito', content: json(schemaOf(answer, 'input')) },
      ...refusals,
    },
  }
}

const names = Object.keys(erpCalls) as ErpCall[]

export const erpContractDocument = () => ({
  openapi: '3.1.0',
  info: {
    title: 'Contrato JSON para ERPs',
    version: '1',
    description:
      'Valores em centavos inteiros, dias como AAAA-MM-DD, momentos como ISO 8601 com fuso, ids como texto. ' +
      'Só se implementa o que se tem: /capacidades diz o quê.',
  },
  servers: [{ url: 'https://erp.exemplo.com.br/intranet', description: 'O endereço da conexão' }],
  security: [{ token: [] }],
  paths: {
    '/capacidades': {
      post: {
        operationId: 'capacidades',
        summary: 'O que este sistema oferece',
        responses: {
          '200': {
            description: 'Nomes de chamadas deste contrato',
            content: json(
              schemaOf(z.object({ capacidades: z.array(z.enum(names as [ErpCall, ...ErpCall[]])) }), 'input'),
            ),
          },
          '401': refusals['401'],
        },
      },
    },
    '/': { post: operation('lead') },
    ...Object.fromEntries(
      names.filter((name) => name !== 'lead').map((name) => [`/${name}`, { post: operation(name) }]),
    ),
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
})
