import { REQUEST_ID } from '@intranet/contract/request-headers'
import { common, READ_ONLY, UNKNOWN_OUTCOME } from '@intranet/contract/messages'
import { TRPCClientError } from '@trpc/client'

/** What a screen may show of a failed call. */
export interface RequestError {
  /** Says all of it, with the text of each field that was refused. */
  message: string
  status: number | undefined
  /** Finds the line in the server's log: of failures that are ours, not of refusals. */
  requestId: string | undefined
  /** The error's code name: `forbidden`, `NotAuthorizedException` … */
  name: string | undefined
  fields: Record<string, string>
  /** Nobody answered, or only to say that nobody can now: nothing was done, or nobody knows. */
  unreachable: boolean
  /** Whether the same call, sent again as it is, may succeed. */
  passing: boolean
}

/** Whether a server that could not do it says why, by the name of its refusal. */
export const saysWhy = (name: string | undefined): boolean => name === READ_ONLY || name === UNKNOWN_OUTCOME

const UNEXPECTED = 'Ocorreu um erro interno.'

/** A failure outside the procedures, such as an upload's, whose text is for the person as it is. */
export class ShownError extends Error {
  override readonly name: string = 'ShownError'
}

const unknown = (message: string): RequestError => ({
  message,
  status: undefined,
  requestId: undefined,
  name: undefined,
  fields: {},
  unreachable: false,
  passing: true,
})

function withFields(message: string, fields: Record<string, string>): string {
  const texts = Object.values(fields)
  // "Dados inválidos." says nothing beside what is invalid.
  const sentences = message === common.invalidData && texts.length > 0 ? texts : [message, ...texts]
  return [...new Set(sentences)].join(' ')
}

/** Reads a thrown value: status, request id (`x-request-id`) and per-field texts (`data.campos`). */
export function readRequestError(error: unknown): RequestError {
  if (error instanceof ShownError) return unknown(error.message)
  if (!(error instanceof TRPCClientError)) return unknown(UNEXPECTED)
  const data = error.data as
    | { httpStatus?: number; codigo?: string; campos?: Record<string, string> }
    | null
    | undefined
  const response = error.meta?.response
  const answer = response instanceof Response ? response : undefined
  const status = data?.httpStatus
  const refused = (status ?? answer?.status ?? 500) < 500
  const fields = data?.campos ?? {}
  return {
    message: data ? withFields(error.message, fields) : common.unreachable,
    status,
    requestId: (!refused && answer?.headers.get(REQUEST_ID)) || undefined,
    name: data?.codigo,
    fields,
    unreachable: !data || status === 503,
    passing: !refused || status === 429,
  }
}
