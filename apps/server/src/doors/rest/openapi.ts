/** The OpenAPI document, made of the same route list and schemas that answer the calls. */
import type { RestRoute } from '../../platform/rest/route.ts'
import { metaOf } from '../../platform/procedure/caller.ts'
import { markJoined, markRecorded } from './joined-names.ts'
import { changesSchema } from './changes-schema.ts'
import { choosable } from './chosen-fields.ts'
import { defaultsInWords } from './default-words.ts'
import { exportedBy } from './csv-answer.ts'
import { webhookOperations, webhookSchemas } from './openapi-webhooks.ts'
import { answeredExample } from './examples.ts'
import { fileOperations } from './file-operations.ts'
import { answeredSchema, type Components, type Json } from './json-schema.ts'
import {
  answerHeaders,
  documentHeaders,
  fileRefusals,
  refusalSchemas,
  refusalsOf,
  type Responses,
} from './openapi-refusals.ts'
import { keyPart, keySentence, type KeyPart } from './openapi-keys.ts'
import { accessWord, rolesOf, whoMay } from './openapi-roles.ts'
import { answerParameters, documentPath, headerParameters, listParameters, takesOf } from './openapi-takes.ts'
import { returnedSchema } from './returned-record.ts'
import { restRoutes } from './routes.ts'
import { nameSchemas } from './schema-names.ts'
import { bothOf } from './sent-and-answered.ts'

/** How an operation asks for the password again (docs/rest.md#the-password-again), in `x-confirma` and in words. */
const confirmations = {
  true: ['sempre', 'De uma pessoa pede a senha de novo.'],
  full: ['senha_e_fator', 'De uma pessoa pede de novo a senha e o segundo fator.'],
  byInput: ['conforme_os_valores', 'Para alguns valores pede a uma pessoa a senha de novo.'],
} as const
type Confirmation = (typeof confirmations)[keyof typeof confirmations]

const confirmation = ({ contract }: RestRoute): Confirmation | undefined => {
  const { confirmed } = metaOf(contract.procedure)
  return confirmed === undefined ? undefined : confirmations[String(confirmed) as keyof typeof confirmations]
}

const sentences = (
  { summary, note, contract, replaced, open }: RestRoute,
  key: KeyPart,
  confirms: Confirmation | undefined,
): string =>
  [
    `${summary}.`,
    ...(note ? [note] : []),
    ...(contract.access ? [whoMay(contract)] : []),
    ...(open && key.aceita ? [] : [keySentence(key)]),
    ...(confirms ? [`${confirms[1]} Veja \`ConfirmationRequiredException\` no 403.`] : []),
    ...(replaced ? [`Use ${replaced.by}.`] : []),
  ].join(' ')

/** Two routes that differ in nothing but the names in their paths are one path of the document: the first names it. */
function pathNames(routes: readonly RestRoute[]) {
  const names = new Map<string, string[]>()
  const formOf = (path: string) => path.replace(/:\w+/g, ':')
  for (const { path } of routes)
    if (!names.has(formOf(path)))
      names.set(
        formOf(path),
        [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!),
      )
  return ({ path }: RestRoute) => {
    const called = names.get(formOf(path))!
    return { called, template: documentPath(path, called) }
  }
}

/**
 * Whether a list answers `Accept: text/csv`. It is no second content of the answer: clients that are made of the document
 * would take every answer for a text or a record.
 */
const hasFile = (route: RestRoute): boolean =>
  choosable(route) !== undefined && !route.contract.converts && exportedBy(route) !== undefined

interface Parts {
  sent: Components
  answers: Components
  responses: Responses
}

function operation(route: RestRoute, called: readonly string[], { sent, answers, responses }: Parts): Json {
  const confirms = confirmation(route)
  const { method, path, tag, summary, contract, replaced, open } = route
  const schema = answeredSchema(returnedSchema(route) ?? changesSchema(route) ?? contract.answers, answers)
  markJoined(schema)
  const example = answeredExample(route)
  const key = keyPart(route)
  const answered = { schema, ...(example !== undefined && { example }) }
  return {
    operationId: `${method.toLowerCase()}_${path.replace(/\W+/g, '_').replace(/^_|_$/g, '')}`,
    tags: [tag],
    summary: replaced ? `${summary}, pelo endereço antigo` : summary,
    description: sentences(route, key, confirms),
    ...(contract.access && { 'x-acesso': accessWord(contract), 'x-papeis': rolesOf(contract) }),
    'x-chave': key,
    ...(confirms && { 'x-confirma': confirms[0] }),
    ...(hasFile(route) && { 'x-csv': true }),
    ...(replaced && { deprecated: true }),
    ...(open && { security: [] }),
    ...takesOf(route, called, sent),
    responses: {
      200: {
        description: 'Sucesso',
        headers: answerHeaders(route),
        content: { 'application/json': answered },
      },
      ...refusalsOf(route, responses, hasFile(route)),
    },
  }
}

/** The schema of an operation's answer. */
const successOf = ({ responses }: Json): Json =>
  (responses as { 200: { content: { 'application/json': { schema: Json } } } })[200].content[
    'application/json'
  ].schema

/** What a program has to know before its first call; docs/rest.md says it at length. */
const head = `Porta REST da intranet, para programas. Todo sucesso é 200 com JSON.

**Entrada.** Envie \`Authorization: Bearer …\` com uma chave de acesso (\`ink_…\`, feita por uma pessoa para um programa) ou com o token de \`POST /v1/auth/login\`, que termina em \`expira_em\`. Não há CORS: as chamadas vêm de servidores.

**Corpos.** \`{object:{…}}\`, \`{objects:[…]}\` (até 500, todos ou nenhum) e planos são aceitos. Campos, colunas e parâmetros desconhecidos são recusados. Com \`updated_at\`, uma edição mais nova de outra pessoa é 409.

**Listas.** \`limit\` (20; 0 são todas, até 5000), \`offset\`, \`sort\` (\`coluna\` ou \`-coluna\`, até três com vírgulas), \`q\`, \`contar\`, \`contar_ate\` e \`filtro\`: por coluna um valor, ou \`_eq _neq _in _not_in _ilike _gt _gte _lt _lte _is_null\`; \`_and\` é uma lista deles, \`_or\` uma de alternativas. \`campos\` escolhe colunas, \`Link\` traz a próxima página, \`Accept: text/csv\` exporta.

**Valores.** Dias são \`AAAA-MM-DD\` de São Paulo, momentos são UTC; um momento sem deslocamento é de São Paulo. Valores em reais são respondidos como texto com ponto (\`"1234.50"\`) e aceitos assim ou como número, com até duas casas. CPF, CNPJ, telefone e CEP são aceitos com ou sem pontuação e respondidos sem ela; letras de um CNPJ, também minúsculas, em maiúsculas. Espaços antes e depois de um texto são retirados antes de tudo: os padrões são do texto sem eles. Em um campo que aceita nulo, um texto vazio é nulo.

**Recusas.** \`{codigo, mensagem, campos?}\`: decida por \`codigo\`, mostre \`mensagem\`. 401 peça entrada de novo; 409 leia de novo; 422 corrija \`campos\`; 429 espere \`Retry-After\` segundos. Uma escrita com \`Idempotency-Key\` pode ser repetida.

**Arquivos.** \`POST /files\` responde o \`id\` que os registros citam.

**Versões.** Caminhos, campos e códigos de \`/v1\` ficam; campos novos podem surgir. O que está marcado como obsoleto diz o que usar.`

/** The document that `pnpm openapi` writes and `/v1/openapi.json` serves. */
export function openApiDocument(): Json {
  const sent: Components = {}
  const answered: Components = { ...refusalSchemas, ...webhookSchemas }
  const responses: Responses = {}
  const paths: Record<string, Record<string, Json>> = {}
  const routes = [...restRoutes].sort(
    (a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method),
  )
  nameSchemas(routes)
  const namesOf = pathNames(routes)
  for (const route of routes) {
    const { called, template } = namesOf(route)
    paths[template] = {
      ...paths[template],
      [route.method.toLowerCase()]: operation(route, called, { sent, answers: answered, responses }),
    }
  }
  for (const schema of Object.values(answered)) markJoined(schema)
  for (const route of routes) {
    const { template } = namesOf(route)
    markRecorded(route.contract.procedure, successOf(paths[template]![route.method.toLowerCase()]!), answered)
  }
  const ofFiles = fileOperations(fileRefusals(responses))
  const inWords = Object.entries(sent).map(([name, schema]) => [name, defaultsInWords(schema)])
  const { components, renamed } = bothOf(Object.fromEntries(inWords), answered)
  for (const operations of Object.values(paths))
    for (const one of Object.values(operations)) one.responses = renamed(one.responses as Json)
  return {
    openapi: '3.1.1',
    info: {
      title: 'Intranet',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description: head,
    },
    servers: [{ url: '/' }],
    tags: [...new Set(['Arquivos', ...restRoutes.map(({ tag }) => tag)])].sort().map((name) => ({ name })),
    security: [{ token: [] }],
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      headers: documentHeaders,
      parameters: { ...headerParameters, ...answerParameters, ...listParameters },
      responses: Object.fromEntries(Object.entries(responses).toSorted(([a], [b]) => a.localeCompare(b))),
      schemas: Object.fromEntries(Object.entries(components).sort(([a], [b]) => a.localeCompare(b))),
    },
    paths: { ...ofFiles, ...paths },
    webhooks: webhookOperations,
  }
}
