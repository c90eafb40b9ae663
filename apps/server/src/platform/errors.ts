/** The errors of the domain. tRPC and REST each map them to their own form in one place. */
import type { DB } from '@intranet/db/schema'
import { factors } from '@intranet/contract/messages/factors'
import {
  common,
  KEY_IN_USE,
  LOCKED,
  READ_ONLY,
  STALE,
  UNCONFIRMED,
  UNKNOWN_OUTCOME,
} from '@intranet/contract/messages'
import { file as fileText } from '@intranet/contract/messages/files'
import { auth } from '@intranet/contract/messages/auth'
import { refusal } from '@intranet/contract/messages/refusals'
import type { RecordErrors } from '@intranet/contract/record-errors'
import type { AllowedValues } from './field-errors.ts'
import { passwordResetErrors, signInErrors } from '@intranet/contract/messages/access'

export const statusOf = {
  unreadable: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  /** It was there, and will not come back. */
  gone: 410,
  too_large: 413,
  invalid: 422,
  too_many: 429,
  internal: 500,
  /** A neighbour (store, CEP service, ERP, mail relay) is away: a balancer must not blame this server for it. */
  bad_gateway: 502,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof statusOf

type Documented = keyof typeof signInErrors | keyof typeof passwordResetErrors
const ownNames = [
  STALE,
  READ_ONLY,
  UNKNOWN_OUTCOME,
  'prova',
  LOCKED,
  'InvalidAccessKey',
  'AddressNotAllowed',
  'IdempotencyKey',
  KEY_IN_USE,
  'AprovacaoNecessaria',
  'ClienteNaoIdentificado',
  'ConfirmarHodometro',
  UNCONFIRMED,
  'ExpiredCodeException',
  'PasswordSignInDisabledException',
  'TemporaryPasswordExpiredException',
  'UsernameExistsException',
] as const

/** A code name that says more than the code: documented ones, and ours. */
export type ErrorName = Documented | (typeof ownNames)[number]

/** Every value that the `codigo` of a refusal may have. */
export const refusalCodes: readonly string[] = [
  ...new Set([
    ...Object.keys(statusOf),
    ...Object.keys(signInErrors),
    ...Object.keys(passwordResetErrors),
    ...ownNames,
  ]),
]

/** Field → text shown under it. */
export type FieldErrors = Record<string, string>

export interface ErrorDetails {
  campos?: FieldErrors
  /** What the fields take, where that is a list. */
  permitidos?: AllowedValues
  /** A code name by which clients recognise it (NotAuthorizedException …), if there is one. */
  nome?: ErrorName
  /** The verbs that an address takes. */
  allow?: readonly string[]
  /** Seconds until a new try makes sense. */
  retryAfter?: number
}

/** A field that a form shows: a column of some table, or one that only a form has. */
export type FieldName = { [Table in keyof DB]: keyof DB[Table] & string }[keyof DB] | FormField
type FormField =
  | 'codigo'
  | 'file'
  | 'fotos'
  | 'nova_senha'
  | 'passkey'
  | 'primeira'
  | 'senha'
  | 'senha_atual'
  | 'trk'

/** A refusal with a Portuguese text that may be shown to the user as it is. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** Refusals that every module shares. */
export const refusals = {
  invalid: (campos?: FieldErrors) => new AppError('invalid', common.invalidData, { campos }),
  /** A value outside of a list. */
  listed: (campo: string, values: readonly (string | number)[], text: string = common.invalidData) =>
    new AppError('invalid', text, { campos: { [campo]: text }, permitidos: { [campo]: [...values] } }),
  /** A text that is shown under the field, and says it all. */
  field: (campo: FieldName, text: string, code: ErrorCode = 'invalid') =>
    new AppError(code, text, { campos: { [campo]: text } }),
  /** A change that names no field. */
  nothingChanged: () =>
    new AppError('invalid', refusal.nothingChanged, { campos: { corpo: refusal.nothingChanged } }),
  notFound: () => new AppError('not_found', refusal.notFound),
  noAddress: () => new AppError('not_found', refusal.noAddress),
  wrongVerb: (allow: readonly string[]) =>
    new AppError('method_not_allowed', refusal.wrongVerb(allow), { allow }),
  forbidden: () => new AppError('forbidden', common.forbidden),
  /** Password or factor again (docs/access.md#confirmation); `field` is what is missing, where both are asked for. */
  unconfirmed: (field?: 'senha' | 'codigo') =>
    new AppError('forbidden', factors.confirmFirst, {
      nome: UNCONFIRMED,
      ...(field && {
        campos: { [field]: field === 'senha' ? factors.confirmPassword : factors.confirmFactor },
      }),
    }),
  unauthorized: () => new AppError('unauthorized', refusal.unauthorized),
  wrongState: () => new AppError('conflict', refusal.wrongState),
  stale: () => new AppError('conflict', refusal.staleEdit, { nome: STALE }),
  /** A record that somebody else is writing just now: nothing was done, and sent again as it is it may pass. */
  locked: () => new AppError('conflict', refusal.locked, { nome: LOCKED, retryAfter: 1 }),
  internal: () => new AppError('internal', auth.internalError),
  unavailable: () => new AppError('unavailable', common.unavailable),
  /** While a replica is read in place of the primary. */
  readOnly: () => new AppError('unavailable', refusal.readOnly, { nome: READ_ONLY, retryAfter: 5 }),
  /** A COMMIT without an answer. Not to be sent again as it is, unless under an Idempotency-Key. */
  unknownOutcome: () => new AppError('unavailable', refusal.unknownOutcome, { nome: UNKNOWN_OUTCOME }),
  /** The disk or the quota of files is full (docs/platform.md#no-space-for-files). */
  noSpace: () => new AppError('unavailable', fileText.noSpace),
  storeAway: () => new AppError('bad_gateway', refusal.storeAway),
}

/** Refuses what `errors` says of a whole record: 422, each text under its field. */
export function assertNoErrors(errors: RecordErrors): void {
  const texts = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]))
  if (texts.length > 0) throw refusals.invalid(Object.fromEntries(texts))
}
