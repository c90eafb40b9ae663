import { common } from '@intranet/contract/messages'
import { TRPCClientError } from '@trpc/client'

/** What a screen may show of a failed call. */
export interface RequestError {
  message: string
  status: number | undefined
  requestId: string | undefined
  /** The error's code name: `forbidden`, `NotAuthorizedException` … */
  name: string | undefined
  fields: Record<string, string>
  /** Nobody answered, or only to say that nobody can now: nothing was done, or nobody knows. */
  unreachable: boolean
}

const UNEXPECTED = 'Ocorreu um erro interno.'

/** A failure outside the procedures, such as an upload's, whose text is for the person as it is. */
export class ToldError extends Error {
  override readonly name: string = 'ToldError'
}

const unknown = (message: string): RequestError => ({
  message,
  status: undefined,
  requestId: undefined,
  name: undefined,
  fields: {},
  unreachable: false,
})

/** Reads a thrown value: status, request id (`x-request-id`) and per-field texts (`data.campos`). */
export function readRequestError(error: unknown): RequestError {
  if (error instanceof ToldError) return unknown(error.message)
  if (!(error instanceof TRPCClientError)) return unknown(UNEXPECTED)
  const data = error.data as
    | { httpStatus?: number; codigo?: string; campos?: Record<string, string> }
    | null
    | undefined
  const response = error.meta?.response
  return {
    message: data ? error.message : common.unreachable,
    status: data?.httpStatus,
    requestId: response instanceof Response ? (response.headers.get('x-request-id') ?? undefined) : undefined,
    name: data?.codigo,
    fields: data?.campos ?? {},
    unreachable: !data || data.httpStatus === 503,
  }
}
