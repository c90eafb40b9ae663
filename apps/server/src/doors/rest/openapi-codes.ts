/** Which `codigo`s the refusals of an operation may have, by status: derived from what its procedure and path declare. */
import type { ErrorCode, ErrorName } from '../../platform/errors.ts'
import { metaOf } from '../../platform/procedure/caller.ts'
import { elementShape, objectShape, type Shape } from '../../platform/rest/input-fields.ts'
import type { RestRoute } from '../../platform/rest/route.ts'

export type RefusalCode = ErrorCode | ErrorName

/** What any operation with this status may answer. */
export const plainCodes: Record<string, readonly RefusalCode[]> = {
  401: ['unauthorized', 'InvalidAccessKey'],
  403: ['forbidden', 'AddressNotAllowed'],
  404: ['not_found'],
  409: ['conflict', 'locked'],
  410: ['gone'],
  422: ['invalid'],
  429: ['too_many', 'TooManyRequestsException'],
  default: ['unreadable', 'too_large', 'bad_gateway', 'unavailable', 'internal'],
}

/** The status of a name that says more than it, and what the responses with that name are called. */
const named: Partial<Record<RefusalCode, [status: string, called: string]>> = {
  stale: ['409', 'Versao'],
  IdempotencyKeyInUse: ['409', 'Repetido'],
  ConfirmarHodometro: ['409', 'Hodometro'],
  AprovacaoNecessaria: ['409', 'Aprovacao'],
  IdempotencyKey: ['422', 'Chave'],
  prova: ['422', 'Prova'],
  ConfirmationRequiredException: ['403', 'Confirmacao'],
  ClienteNaoIdentificado: ['403', 'Cliente'],
  ReadOnlyException: ['default', 'Gravacao'],
  UnknownOutcomeException: ['default', 'Gravacao'],
  NotAuthorizedException: ['401', 'Entrada'],
  UserNotFoundException: ['401', 'Entrada'],
  UserNotConfirmedException: ['401', 'Entrada'],
  PasswordResetRequiredException: ['401', 'Entrada'],
  PasswordSignInDisabledException: ['401', 'Entrada'],
  TemporaryPasswordExpiredException: ['401', 'Entrada'],
  UserDisabledException: ['401', 'Entrada'],
  CodeMismatchException: ['401', 'Entrada'],
  CodeDeliveryFailureException: ['401', 'Entrada'],
  ExpiredCodeException: ['401', 'Entrada'],
  InvalidEmailRoleAccessPolicyException: ['401', 'Entrada'],
  InternalErrorException: ['401', 'Entrada'],
  UsernameExistsException: ['409', 'Cadastro'],
  PasswordAttemptsExceededException: ['429', 'Entrada'],
  LimitExceededException: ['429', 'Entrada'],
}

const words: Partial<Record<RefusalCode, string>> = {
  conflict: 'em uso, repetido, ou em outro estado que o pedido supõe',
  locked: 'outra pessoa grava o registro agora: o mesmo pedido, depois de `Retry-After`',
  stale: 'mais novo que o `updated_at` enviado',
  IdempotencyKeyInUse: 'o primeiro pedido com esta chave está em andamento: espere `Retry-After`',
  ConfirmarHodometro: 'o hodômetro saltou: de novo, com `confirmar: true`',
  AprovacaoNecessaria: 'um segundo gestor tem de aprovar o público',
  IdempotencyKey: 'a Idempotency-Key não serve, não é aceita aqui, ou já foi usada em outro pedido',
  prova: 'a prova de que quem preenche é uma pessoa foi recusada: peça outra',
  InvalidAccessKey: 'chave desconhecida, revogada ou vencida',
  ClienteNaoIdentificado: 'abra um atendimento, confirme a identidade e envie-o em `x-atendimento`',
  AddressNotAllowed: 'a chave não vale deste endereço',
  ConfirmationRequiredException: 'a senha de novo, em `POST /v1/auth/confirm`; de chaves não se pede',
  ReadOnlyException: 'só leitura por instantes: de novo depois de `Retry-After`',
  UnknownOutcomeException: 'a resposta do banco se perdeu: confira se foi gravado',
  too_many: 'de uma chave',
  TooManyRequestsException: 'de uma pessoa ou de um endereço',
}

export const codeSentence = (codes: readonly RefusalCode[]): string =>
  `\`codigo\`: ${codes.map((code) => `\`${code}\`${words[code] ? ` (${words[code]})` : ''}`).join(', ')}.`

/** Fields that are answered with a name: the version that was seen, a jump that is meant, the proof of a person. */
const byField: Record<string, RefusalCode> = {
  updated_at: 'stale',
  confirmar: 'ConfirmarHodometro',
  prova: 'prova',
}

function codesOfFields({ contract: { takes } }: RestRoute): RefusalCode[] {
  const shape = Object.assign({}, ...takes.map(objectShape)) as Shape
  const parts = [shape, elementShape(shape), ...Object.values(shape).map(objectShape)]
  return Object.entries(byField).flatMap(([field, code]) =>
    parts.some((part) => Object.hasOwn(part, field)) ? [code] : [],
  )
}

/** What an operation may answer beside what every one may. */
function ownCodes(route: RestRoute, exports: boolean): RefusalCode[] {
  const { contract, refuses = [] } = route
  const writes = contract.procedure._def.type === 'mutation'
  const { confirmed, attended } = metaOf(contract.procedure)
  const asksAgain = confirmed !== undefined || exports
  return [
    ...refuses,
    ...(asksAgain ? (['ConfirmationRequiredException'] as const) : []),
    ...(attended ? (['ClienteNaoIdentificado'] as const) : []),
    ...(writes ? (['IdempotencyKey', 'ReadOnlyException', 'UnknownOutcomeException'] as const) : []),
    ...(contract.keyed ? (['IdempotencyKeyInUse'] as const) : []),
    ...(writes ? codesOfFields(route) : []),
  ]
}

export interface Codes {
  /** `Versao`: what the response is called beside its status. */
  called: string
  codes: readonly RefusalCode[]
}

/** The codes of one status, and the name of such responses. */
export function codesOf(status: string, own: readonly RefusalCode[]): Codes {
  const more = own.filter((code) => named[code]?.[0] === status)
  return {
    called: [...new Set(more.map((code) => named[code]![1]))].toSorted().join(''),
    codes: [...new Set([...(plainCodes[status] ?? []), ...more])],
  }
}

/** `exports`: whether it answers a file of personal columns, which people confirm first. */
export const codesByStatus =
  (route: RestRoute, exports: boolean) =>
  (status: string): Codes =>
    codesOf(status, ownCodes(route, exports))
