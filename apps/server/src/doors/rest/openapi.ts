/** The OpenAPI document, made of the same route list and schemas that answer the calls. */
import type { RestRoute } from '../../platform/rest/route.ts'
import { fileOperations } from './file-operations.ts'
import { answeredSchema, sentSchema, type Components, type Json } from './json-schema.ts'
import {
  refusalHeaders,
  refusalResponses,
  refusalSchemas,
  refusalsOf,
  sharedRefusals,
} from './openapi-refusals.ts'
import { rolesOf, whoMay } from './openapi-roles.ts'
import { takesOf } from './openapi-takes.ts'
import { restRoutes } from './routes.ts'

const kinds: Record<string, string> = { limit: 'integer', offset: 'integer', contar: 'boolean' }

/** What a route takes that names no procedure yet. */
function ownTakes({ path, query = [], body, wrap }: RestRoute, components: Components): Json {
  const parameters = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true })),
    ...query.map((name) => ({ name, in: 'query', required: false })),
  ].map((one) => ({ ...one, schema: { type: kinds[one.name!] ?? 'string' } }))
  if (!body) return { parameters }
  const schema = sentSchema(body, components)
  const wrapped = wrap && wrap !== 'flat' ? { type: 'object', properties: { [wrap]: schema } } : schema
  return {
    parameters,
    requestBody: { required: true, content: { 'application/json': { schema: wrapped } } },
  }
}

const idempotencyKey: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'O mesmo pedido enviado de novo com a mesma chave, em até um dia, recebe a mesma resposta e não é feito outra vez. ' +
    '409 com Retry-After enquanto o primeiro está em andamento; 422 se a chave já foi usada em outro pedido.',
  schema: { type: 'string', minLength: 8, maxLength: 200, pattern: '^[A-Za-z0-9_.:-]+$' },
}

const sentences = ({ summary, contract, insteadUse }: RestRoute): string =>
  [
    `${summary}.`,
    ...(contract?.access ? [whoMay(contract.access)] : []),
    ...(insteadUse ? [`Use ${insteadUse}.`] : []),
  ].join(' ')

function operation(route: RestRoute, components: Components): Json {
  const { method, path, tag, summary, contract, insteadUse, open } = route
  const answered = contract?.answers ? answeredSchema(contract.answers, components) : { type: 'object' }
  return {
    operationId: `${method.toLowerCase()}_${path.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`,
    tags: [tag],
    summary,
    description: sentences(route),
    ...(contract?.access && { 'x-papeis': rolesOf(contract.access) }),
    ...(insteadUse && { deprecated: true }),
    ...(open && { security: [] }),
    ...(contract ? takesOf(route, contract, components) : ownTakes(route, components)),
    responses: {
      200: { description: 'Sucesso', content: { 'application/json': { schema: answered } } },
      ...refusalsOf(route),
    },
  }
}

/** The document that `/v1/openapi.json` serves and `pnpm openapi` writes. */
export function openApiDocument(): Json {
  const components: Components = { ...refusalSchemas }
  const paths: Record<string, Json> = fileOperations(sharedRefusals)
  for (const route of [...restRoutes].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(route, components) }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Intranet',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Porta REST da intranet. Todo sucesso é 200 com JSON. Corpos `{object:{…}}`, `{objects:[…]}` e planos são aceitos. ' +
        'Envie o token de `POST /v1/auth/login`, ou uma chave de acesso (`ink_…`), em `Authorization: Bearer …`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(['Arquivos', ...restRoutes.map(({ tag }) => tag)])].sort().map((name) => ({ name })),
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      headers: refusalHeaders,
      parameters: { IdempotencyKey: idempotencyKey },
      responses: refusalResponses,
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
    },
    paths,
  }
}
