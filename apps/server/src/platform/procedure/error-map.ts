/** Domain, database and input errors as tRPC errors, with the data for the caller. */
import { TRPCError } from '@trpc/server'
import { getHTTPStatusCodeFromError } from '@trpc/server/http'
import { ZodError } from 'zod'
import { common } from '@intranet/contract/messages'
import { refusal } from '@intranet/contract/messages/refusals'
import { AppError, refusals, statusOf, type ErrorCode } from '../errors.ts'
import { fromDatabase, type Refusals } from '../database-errors.ts'
import { allowedValues, fieldErrors, type AllowedValues } from '../field-errors.ts'

const trpcCodes = {
  unreadable: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  method_not_allowed: 'METHOD_NOT_SUPPORTED',
  conflict: 'CONFLICT',
  gone: 'PRECONDITION_FAILED',
  too_large: 'PAYLOAD_TOO_LARGE',
  invalid: 'UNPROCESSABLE_CONTENT',
  too_many: 'TOO_MANY_REQUESTS',
  internal: 'INTERNAL_SERVER_ERROR',
  bad_gateway: 'BAD_GATEWAY',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorCode, TRPCError['code']>

const unreadableCodes = new Set<string>(['PARSE_ERROR', 'METHOD_NOT_SUPPORTED', 'UNSUPPORTED_MEDIA_TYPE'])

/** The AppError that an error amounts to, a refusal of the database in the modules' own `words`; bugs become "internal" and keep their cause for the log. */
export function toAppError(error: unknown, words?: Refusals): AppError {
  const root = error instanceof TRPCError && error.cause ? error.cause : error
  const known = fromDatabase(root, words)
  if (known instanceof AppError) return known
  if (known instanceof ZodError) {
    const campos = fieldErrors(known)
    const permitidos = allowedValues(known)
    return new AppError('invalid', Object.values(campos)[0] ?? common.invalidData, {
      campos,
      ...(Object.keys(permitidos).length > 0 && { permitidos }),
    })
  }
  if (error instanceof TRPCError) {
    const code = (Object.keys(trpcCodes) as ErrorCode[]).find((key) => trpcCodes[key] === error.code)
    if (unreadableCodes.has(error.code)) return new AppError('unreadable', common.invalidData)
    if (code && code !== 'internal')
      return new AppError(code, code === 'not_found' ? refusal.notFound : common.invalidData)
  }
  return refusals.internal()
}

export function toTrpcError(error: unknown, words?: Refusals): TRPCError {
  const known = toAppError(error, words)
  // tRPC wraps the error of a procedure as an internal error: only codes of this project may stay.
  if (error instanceof TRPCError && error.cause instanceof AppError && error.code === trpcCodes[known.code])
    return error
  const cause = known.code === 'internal' ? error : known
  return new TRPCError({ code: trpcCodes[known.code], message: known.message, cause })
}

/** The status of a procedure's error. tRPC has no code for what is gone: by it that would be 412 (docs/rest.md#refusals). */
export const procedureStatusOf = (error: TRPCError): number =>
  error.cause instanceof AppError ? statusOf[error.cause.code] : getHTTPStatusCodeFromError(error)

export interface ErrorBody {
  codigo: string
  mensagem: string
  campos?: Record<string, string>
  permitidos?: AllowedValues
}

/** What leaves the server of an error: code name, text and fields, never a stack. */
export function describeError(error: unknown): ErrorBody {
  const { code, message, details } = toAppError(error)
  const { nome, campos, permitidos } = details
  return {
    codigo: nome ?? code,
    mensagem: message,
    ...(campos && { campos }),
    ...(permitidos && { permitidos }),
  }
}

export const httpStatusOf = (error: unknown) => statusOf[toAppError(error).code]
