/** POST /files and GET /files/:id. Contents are addressed by id and never change, so browsers may keep them. */
import { acceptedTypes, MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'
import { common, file as text } from '@intranet/contract/messages'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Deps } from '../../deps.ts'
import { AppError, refusals } from '../../platform/errors.ts'
import type { Actor } from '../../platform/actor.ts'
import { storeUpload } from '../../platform/uploads.ts'
import { buildContext } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { fileOwners } from './file-owners.ts'

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const YEAR_SECONDS = 31_536_000

/** Shown in the page; anything else is downloaded. */
const shownInPage = new Set(['image/png', 'image/jpeg', 'image/webp'])

const noFile = () => new AppError('invalid', text.required, { campos: { file: text.required } })
const missing = () => new AppError('not_found', text.invalidOrMissing)

function uploadError(error: unknown): unknown {
  const code = (error as { code?: string }).code ?? ''
  if (/^FST_(.*LIMIT|INVALID_MULTIPART|NO_FORM|PROTO)/.test(code))
    return refusals.invalid({ file: common.invalidData })
  return error
}

/** A file's bytes; one that is too large is refused in its bucket's words. */
async function readContent(part: MultipartFile, bucket: string): Promise<Buffer> {
  try {
    return await part.toBuffer()
  } catch (error) {
    if ((error as { code?: string }).code !== 'FST_REQ_FILE_TOO_LARGE') throw error
    const { kind } = acceptedTypes[bucket as keyof typeof acceptedTypes] ?? {}
    throw new AppError('too_large', kind === 'image' ? text.imageRejected : text.tooLarge)
  }
}

/** The `bucket` field must come before the file; a body with the file first is read whole, within the limit. */
async function readParts(
  parts: AsyncIterable<MultipartFile | { type: 'field'; fieldname: string; value: unknown }>,
) {
  let bucket = 'imagens'
  let file: { nome: string; content: Buffer } | undefined
  for await (const part of parts) {
    if (part.type === 'file') {
      const content = await readContent(part, bucket)
      if (part.fieldname === 'file') file ??= { nome: part.filename, content }
    } else if (part.fieldname === 'bucket') bucket = String(part.value)
  }
  if (!file) throw noFile()
  return { bucket, ...file }
}

function sendHeaders(
  reply: FastifyReply,
  row: { nome: string; tipo: string; sha256: string },
  open: boolean,
) {
  const place = shownInPage.has(row.tipo) ? 'inline' : 'attachment'
  return reply.headers({
    'content-type': row.tipo,
    'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(row.nome)}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    // Private files are asked about every time: access may have been taken away.
    'cache-control': open ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-cache',
    etag: `"${row.sha256}"`,
  })
}

export async function filesDoor(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.connection
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 4, fieldSize: 200, parts: 5 },
  })

  app.post('/files', { bodyLimit: MAX_UPLOAD_BYTES + 64 * 1024 }, async (request, reply) => {
    const { actor } = await buildContext(deps, request, cookieSession(deps, reply))
    if (!actor) throw refusals.unauthorized()
    if (!request.isMultipart()) throw noFile()
    try {
      return await storeUpload(deps, actor, await readParts(request.parts()))
    } catch (error) {
      throw uploadError(error)
    }
  })

  app.get('/files/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    if (!UUID.test(id)) throw missing()
    const { actor } = await buildContext(deps, request, cookieSession(deps, reply))
    const row = await db
      .selectFrom('arquivo')
      .select(['nome', 'tipo', 'tamanho', 'sha256', 'id_usuario', 'tabela_dona', 'id_dono'])
      .where('id', '=', id)
      .executeTakeFirst()
    const open = fileOwners[row?.tabela_dona ?? '']?.public ?? false
    if (!actor && !open) throw refusals.unauthorized()
    if (!row || !(await maySee(actor, row))) throw missing()
    sendHeaders(reply, row, open)
    if (request.headers['if-none-match']?.includes(`"${row.sha256}"`)) return reply.code(304).send()
    const content = await deps.storage.read(id)
    if (!content) throw missing()
    return reply.header('content-length', row.tamanho).send(content)
  })

  async function maySee(actor: Actor | null, row: FileOwnership): Promise<boolean> {
    if (row.tabela_dona === null || row.id_dono === null) return actor !== null && row.id_usuario === actor.id
    return fileOwners[row.tabela_dona]?.maySee(db, actor, row.id_dono) ?? false
  }
}

interface FileOwnership {
  id_usuario: number | null
  tabela_dona: string | null
  id_dono: number | null
}
