import { TRPCClientError } from '@trpc/client'

/** What a screen may show of a failed call. */
export interface RequestError {
  message: string
  status: number | undefined
  requestId: string | undefined
  fields: Record<string, string>
}

const UNEXPECTED = 'Ocorreu um erro interno.'
const UNREACHABLE = 'O servidor não respondeu. Verifique a conexão e tente de novo.'

/** Reads a thrown value: status, request id (`x-request-id`) and per-field texts (`data.campos`). */
export function readRequestError(error: unknown): RequestError {
  if (!(error instanceof TRPCClientError)) {
    return { message: UNEXPECTED, status: undefined, requestId: undefined, fields: {} }
  }
  const data = error.data as { httpStatus?: number; campos?: Record<string, string> } | null | undefined
  const response = error.meta?.response
  return {
    message: data ? error.message : UNREACHABLE,
    status: data?.httpStatus,
    requestId: response instanceof Response ? (response.headers.get('x-request-id') ?? undefined) : undefined,
    fields: data?.campos ?? {},
  }
}
