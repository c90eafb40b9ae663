/** The HTTP server's own refusals (unreadable JSON, too large a body, an impossible address …) in our words. */
import { REQUEST_ID } from '@intranet/contract/request-headers'
import { refusal as text } from '@intranet/contract/messages/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { AppError, refusals, statusOf } from '../platform/errors.ts'
import { refusalPage } from './refusal-page.ts'
import { newRequestId } from './request-id.ts'
import { describeError, httpStatusOf, type ErrorBody } from '../platform/procedure/error-map.ts'

const unreadable = () => new AppError('unreadable', text.unreadable)

/** An error of Fastify or one of its plugins as a domain error; any other is returned unchanged. */
export function fromHttp(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (error instanceof SyntaxError) return unreadable()
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  if (!code.startsWith('FST_')) return error
  if (statusCode === 413) return new AppError('too_large', 'O conteúdo enviado é grande demais.')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unreadable', text.otherBody)
  if (statusCode === 403 || statusCode === 404) return refusals.notFound()
  return statusCode !== undefined && statusCode < 500 ? unreadable() : error
}

/** A program reads `campos` of every 422: what no single field is to blame for is the body's. */
const withFields = (body: ErrorBody, status: number): ErrorBody =>
  status === statusOf.invalid ? { campos: { corpo: body.mensagem }, ...body } : body

/**
 * The ways a request is refused. All of them answer with the headers that every answer has (`secure`): some refuse
 * before a hook could set these, and a refusal instead of a file loses the file's own.
 */
export function refusalsWith(secure: Record<string, string>) {
  /** Answers an error: a page where a person looks at it, JSON elsewhere. */
  function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
    const status = httpStatusOf(error)
    const body = withFields(describeError(error), status)
    const page = refusalPage(request, status, body.mensagem)
    reply.code(status).headers(secure).header(REQUEST_ID, request.id)
    return page === null ? reply.send(body) : reply.type('text/html; charset=utf-8').send(page)
  }

  /** Addresses that cannot be decoded or are too long: neither routes nor the error handler receive them. */
  function badAddress(error: FastifyError, asked: unknown, reply: unknown): void {
    const request = asked as FastifyRequest
    request.log.info({ reqId: request.id, code: error.code }, 'bad address')
    const refusal = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? refusals.notFound() : unreadable()
    void refuse(request, reply as FastifyReply, refusal)
  }

  const secureLines = Object.entries(secure).map(([name, value]) => `${name}: ${value}\r\n`)

  /** Requests that are not HTTP, or have too long headers, end with their connection. */
  function badMessage(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const reqId = newRequestId()
    this.log.info({ reqId, code: error.code }, 'bad message')
    const body = JSON.stringify(describeError(unreadable()))
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
    socket.end(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n${REQUEST_ID}: ${reqId}\r\n` +
        `${secureLines.join('')}Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
    )
  }
  return { refuse, badAddress, badMessage }
}
