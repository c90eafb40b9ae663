/** The HTTP server's own refusals (unreadable JSON, too large a body, an impossible address …) in our words. */
import { refusal as text } from '@intranet/contract/messages/refusals'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { AppError, refusals } from '../platform/errors.ts'
import { refusalPage } from './refusal-page.ts'
import { newRequestId, REQUEST_ID } from './request-id.ts'
import { describeError, httpStatusOf } from '../platform/procedure/error-map.ts'

const unreadable = () => new AppError('unreadable', text.unreadable)

/** An error of Fastify or one of its plugins as a domain error; any other is returned unchanged. */
export function fromHttp(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (error instanceof SyntaxError) return unreadable()
  const { code = '', statusCode } = error as { code?: string; statusCode?: number }
  if (!code.startsWith('FST_')) return error
  if (statusCode === 413) return new AppError('too_large', 'O conteúdo enviado é grande demais.')
  if (statusCode === 403 || statusCode === 404) return refusals.notFound()
  return statusCode !== undefined && statusCode < 500 ? unreadable() : error
}

/** Addresses that cannot be decoded or are too long: neither routes nor the error handler receive them. */
export function badAddress(error: FastifyError, asked: unknown, reply: unknown): void {
  const request = asked as FastifyRequest
  request.log.info({ reqId: request.id, code: error.code }, 'bad address')
  const refusal = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? refusals.notFound() : unreadable()
  void refuse(request, reply as FastifyReply, refusal)
}

/** Answers an error: a page where a person looks at it, JSON elsewhere. */
export function refuse(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const status = httpStatusOf(error)
  const body = describeError(error)
  const page = refusalPage(request, status, body.mensagem)
  // Also here: what a hook refuses before the one that names answers has its id too.
  reply.code(status).header(REQUEST_ID, request.id)
  return page === null ? reply.send(body) : reply.type('text/html; charset=utf-8').send(page)
}

/** Requests that are not HTTP, or have too long headers, end with their connection. */
export function badMessage(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const reqId = newRequestId()
  this.log.info({ reqId, code: error.code }, 'bad message')
  const body = JSON.stringify(describeError(unreadable()))
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request'
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n${REQUEST_ID}: ${reqId}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}
