/** The refusals of the document: one response each, with the code names that may stand in `codigo`. */
import { refusalCodes } from '../../platform/errors.ts'
import { objectShape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'
import type { Json } from './json-schema.ts'
import { codesByStatus, codeSentence, codesOf, type Codes } from './openapi-codes.ts'

/** By status; what may come from any path and says nothing about it has one entry, `default`. */
const texts: Record<string, [name: string, description: string]> = {
  401: ['SemSessao', 'Falta o token, ou a sessão terminou: entre de novo.'],
  403: ['SemPermissao', 'Os papéis de quem pede não permitem a operação.'],
  404: ['NaoEncontrado', 'O registro não existe, ou quem pede não o vê.'],
  409: [
    'Conflito',
    'O registro está em uso, é repetido, é gravado ou foi alterado por outra pessoa, ou pede uma confirmação.',
  ],
  410: ['Terminado', 'Não existe mais, e não volta: alterações de mais de 90 dias, uma vaga encerrada.'],
  422: [
    'Invalido',
    'Campos recusados; `campos` diz quais e por quê (`corpo`: o pedido inteiro), e `permitidos`, onde o valor está fora ' +
      'de uma lista, o que ela tem.',
  ],
  429: ['MuitasSolicitacoes', 'Muitas solicitações: tente de novo depois de `Retry-After` segundos.'],
  default: [
    'Recusa',
    '400 (o corpo ou um parâmetro não pôde ser lido), 413 (grande demais), 502 (um serviço vizinho não respondeu) ou ' +
      '503 (indisponível: tente de novo depois de `Retry-After` segundos).',
  ],
}

const headerOf = (name: string) => ({ $ref: `#/components/headers/${name}` })
const retryAfter = { 'Retry-After': headerOf('RetryAfter') }
export const requestId = { 'X-Request-Id': headerOf('RequestId') }
/** Every answer to an access key has these. */
const rates = { 'RateLimit-Policy': headerOf('RateLimitPolicy'), RateLimit: headerOf('RateLimit') }

/** The headers of every answer. */
export const everyHeader = { ...requestId, ...rates }

/** The headers of a success. */
export const answerHeaders = ({ method, replaced, contract }: RestRoute): Json => ({
  ...everyHeader,
  ...(method === 'GET' && 'depois' in objectShape(contract.answers) && { Link: headerOf('Link') }),
  ...(contract.keyed && { 'Idempotency-Replayed': headerOf('IdempotencyReplayed') }),
  ...(replaced && { Deprecation: headerOf('Deprecation'), Sunset: headerOf('Sunset') }),
})

export const documentHeaders: Json = {
  Link: {
    description: 'Onde há uma página depois desta: o endereço dela, com `rel="next"` (RFC 8288)',
    schema: { type: 'string', examples: ['</v1/rh/setor?depois=eyJ…>; rel="next"'] },
  },
  RequestId: {
    description: 'Em toda resposta e recusa: o id do pedido, para dizer ao suporte',
    schema: { type: 'string', format: 'uuid' },
  },
  IdempotencyReplayed: {
    description:
      'Só quando a `Idempotency-Key` já foi usada: a resposta é a guardada, e nada foi feito outra vez',
    schema: { type: 'string', const: 'true' },
  },
  Deprecation: {
    description: 'Em toda resposta e recusa de um caminho obsoleto: desde quando (RFC 9745)',
    schema: { type: 'string', examples: ['@1795219200'] },
  },
  Sunset: {
    description: 'Em um caminho obsoleto que tem data para terminar: quando (RFC 8594)',
    schema: { type: 'string', examples: ['Tue, 01 Jun 2027 00:00:00 GMT'] },
  },
  RetryAfter: {
    description: 'Segundos até que uma nova tentativa faça sentido',
    schema: { type: 'integer' },
  },
  RateLimitPolicy: {
    description: 'Em toda resposta a uma chave de acesso: pedidos (`q`) em segundos (`w`)',
    schema: { type: 'string', examples: ['"chave";q=1200;w=60'] },
  },
  RateLimit: {
    description:
      'Em toda resposta a uma chave de acesso: pedidos que restam (`r`) e segundos até o recomeço (`t`)',
    schema: { type: 'string', examples: ['"chave";r=1187;t=42'] },
  },
}

export const refusalSchemas: Record<string, Json> = {
  Erro: {
    type: 'object',
    required: ['codigo', 'mensagem'],
    properties: {
      codigo: { $ref: '#/components/schemas/Codigo' },
      mensagem: { type: 'string', description: 'Texto em português, pode ser mostrado' },
      campos: { type: 'object', additionalProperties: { type: 'string' }, description: 'Campo → texto' },
      permitidos: {
        type: 'object',
        additionalProperties: { type: 'array', items: { type: ['string', 'number', 'boolean', 'null'] } },
        description: 'Campo → os valores da sua lista, quando o enviado está fora dela',
      },
    },
  },
  ErroDeCampos: {
    allOf: [{ $ref: '#/components/schemas/Erro' }, { type: 'object', required: ['campos'] }],
  },
  Codigo: {
    type: 'string',
    description: 'Nome do erro, que não muda com o texto',
    enum: refusalCodes,
  },
}

/** The body of a refusal that has one of these codes. */
const bodyOf = (status: string, codes: readonly string[]): Json => ({
  allOf: [
    { $ref: `#/components/schemas/${status === '422' ? 'ErroDeCampos' : 'Erro'}` },
    { properties: { codigo: { enum: codes } } },
  ],
})

/** The responses that the operations of a document refer to: one for each status and set of codes. */
export type Responses = Record<string, Json>

function register(responses: Responses, status: string, { called, codes }: Codes): Json {
  const [name, description] = texts[status]!
  const key = `${name}${called}`
  const made: Json = {
    description: `${description} ${codeSentence(codes)}`,
    headers: { ...everyHeader, ...(['409', '429', 'default'].includes(status) && retryAfter) },
    content: { 'application/json': { schema: bodyOf(status, codes) } },
  }
  if (responses[key] && JSON.stringify(responses[key]) !== JSON.stringify(made))
    throw new Error(`Two sets of codes are called ${key}.`)
  responses[key] = made
  return { $ref: `#/components/responses/${key}` }
}

/** The refusals of the paths of files, of which no procedure says more. */
export const fileRefusals = (responses: Responses): Record<string, Json> =>
  Object.fromEntries(
    Object.keys(texts).map((status) => [
      status,
      register(responses, status, codesOf(status, ['IdempotencyKey', 'ConfirmationRequiredException'])),
    ]),
  )

/** The refusals of a path: nobody lacks a right where guests read, and what names no record misses none. */
export function refusalsOf(route: RestRoute, responses: Responses, exports: boolean): Record<string, Json> {
  const { open, path, method, looksUp, ends } = route
  const absent = [
    ...(open && method === 'GET' ? ['403'] : []),
    ...(method === 'GET' ? ['409'] : []),
    ...(ends ? [] : ['410']),
    ...(method === 'GET' && !path.includes(':') && !looksUp ? ['404'] : []),
  ]
  const codes = codesByStatus(route, exports)
  return Object.fromEntries(
    Object.keys(texts)
      .filter((status) => !absent.includes(status))
      .map((status) => [status, register(responses, status, codes(status))]),
  )
}
