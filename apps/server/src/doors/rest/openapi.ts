/** The OpenAPI document, made of the same route list and schemas that answer the calls. */
import * as z from 'zod'
import { fileOperations } from './file-operations.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import { restRoutes } from './routes.ts'

type Json = Record<string, unknown>

const errorSchema = {
  type: 'object',
  required: ['codigo', 'mensagem'],
  properties: {
    codigo: { type: 'string', description: 'Nome do erro' },
    mensagem: { type: 'string', description: 'Texto em português, pode ser mostrado' },
    campos: { type: 'object', additionalProperties: { type: 'string' }, description: 'Campo → texto' },
  },
}

const errorTexts: Record<string, string> = {
  400: 'Corpo ilegível',
  401: 'Sem sessão',
  403: 'Sem permissão',
  404: 'Registro não encontrado',
  409: 'Conflito: em uso, repetido ou alterado por outra pessoa',
  413: 'Conteúdo grande demais',
  422: 'Campos inválidos',
  429: 'Muitas solicitações',
  502: 'Um serviço vizinho não respondeu (arquivos, CEP, ERP)',
  503: 'Serviço indisponível',
}

const errorResponses = Object.fromEntries(
  Object.entries(errorTexts).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } } },
  ]),
)

const kinds: Record<string, string> = { limit: 'integer', offset: 'integer', contar: 'boolean' }

const queryParameter = (name: string) => ({
  name,
  in: 'query',
  required: false,
  schema: { type: kinds[name] ?? 'string' },
})

function bodySchema({ body, wrap }: RestRoute): Json {
  const schema = z.toJSONSchema(body!, { io: 'input', unrepresentable: 'any', target: 'openapi-3.0' }) as Json
  if (wrap === 'object') return { type: 'object', properties: { object: schema } }
  if (wrap === 'filtro') return { type: 'object', properties: { filtro: schema } }
  return schema
}

function operation(route: RestRoute): Json {
  const path = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))
  return {
    operationId: `${route.method.toLowerCase()}_${route.path.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`,
    tags: [route.tag],
    summary: route.summary,
    ...(route.open && { security: [] }),
    parameters: [...path, ...(route.query ?? []).map(queryParameter)],
    ...(route.body && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema(route) } } },
    }),
    responses: {
      200: { description: 'Sucesso', content: { 'application/json': { schema: { type: 'object' } } } },
      ...errorResponses,
    },
  }
}

/** The document that `/v1/openapi.json` serves and `pnpm openapi` writes. */
export function openApiDocument(): Json {
  const paths: Record<string, Json> = fileOperations(errorResponses)
  for (const route of [...restRoutes].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.0.3',
    info: {
      title: 'Intranet',
      version: '1',
      description:
        'Porta REST da intranet. Todo sucesso é 200 com JSON. Corpos `{object:{…}}`, `{objects:[…]}` e planos são aceitos. ' +
        'Envie o token de `POST /v1/auth/login` em `Authorization: Bearer …`.',
    },
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Erro: errorSchema },
    },
    paths,
  }
}
