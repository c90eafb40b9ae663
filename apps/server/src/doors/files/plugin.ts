/** POST /files and GET /files/:id. Contents are addressed by id and never change, so browsers may keep them. */
import { UPLOAD_HEADER } from '@intranet/contract/request-headers'
import { acceptedTypes, MAX_UPLOAD_BYTES } from '@intranet/contract/content/file'
import { MAX_SHEET_BYTES } from '@intranet/contract/sales/lead-import-words'
import { common } from '@intranet/contract/messages'
import { accessKeys } from '@intranet/contract/messages/access'
import { refusal } from '@intranet/contract/messages/refusals'
import { file as text } from '@intranet/contract/messages/files'
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../../platform/deps.ts'
import { AppError, refusals } from '../../platform/errors.ts'
import type { Actor } from '../../platform/actor.ts'
import { assertWithin } from '../../platform/limits.ts'
import { assertWritable } from '../../platform/read-only.ts'
import { assertReleased } from '../../platform/upload-reader.ts'
import {
  assertMaySend,
  assertRoom,
  sheetSender,
  storeSheet,
  storeUpload,
  type SheetUpload,
  type Uploader,
} from '../../platform/uploads.ts'
import { countGuests } from '../../platform/guest-totals.ts'
import { findSending } from '../../platform/guest-sending.ts'
import { networkKey } from '../../platform/limit-key.ts'
import { createBodyLimiter } from '../body-limiter.ts'
import { readsMasked } from '../../platform/procedure/key-personal.ts'
import { assertNoKey } from '../../platform/procedure/idempotency.ts'
import { buildContext } from '../request-context.ts'
import { cookieSession } from '../session-door.ts'
import { isFull } from '../../platform/storage.ts'
import { readAway } from './rest-of-body.ts'

/** A school may share an address. */
const guestUploads = { name: 'envio_visitante', points: 60, seconds: 3600 }

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i
const YEAR_SECONDS = 31_536_000

/** Types shown in the browser; any other is downloaded. */
const shownInPage = new Set(['image/png', 'image/jpeg', 'image/webp'])

const noFile = () => refusals.field('file', text.required)
const missing = () => new AppError('not_found', text.invalidOrMissing)

const unreadable = () => new AppError('unreadable', refusal.unreadable)

/** What the reader of forms says, without a code, of one that is cut or has no boundary. */
const isBrokenForm = ({ message }: Error) => /multipart data|Boundary not found|\bneedle\b/.test(message)

function uploadError(error: unknown): unknown {
  const { code = '' } = error as { code?: string }
  if (isFull(error)) return refusals.noSpace()
  if (code === 'FST_MP_PREMATURE_CLOSE' || isBrokenForm(error as Error)) return unreadable()
  if (code === 'FST_REQ_FILE_TOO_LARGE') return new AppError('too_large', text.tooLarge)
  if (/^FST_(.*LIMIT|INVALID_MULTIPART|NO_FORM|PROTO)/.test(code))
    return refusals.invalid({ file: common.invalidData })
  return error
}

/** A file's bytes; one that is too large is refused in its bucket's words. */
async function readContent(part: MultipartFile, bucket: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes <= MAX_UPLOAD_BYTES) continue
    const { kind } = acceptedTypes[bucket as keyof typeof acceptedTypes] ?? {}
    throw new AppError('too_large', kind === 'image' ? text.imageRejected : text.tooLarge)
  }
  return Buffer.concat(chunks)
}

/** A spreadsheet is written to disk while it arrives: a dozen at once would fill the memory. */
async function spool(part: MultipartFile, folder: string): Promise<SheetUpload> {
  const path = join(folder, 'planilha')
  const hash = createHash('sha256')
  let tamanho = 0
  await pipeline(
    part.file,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        tamanho += chunk.length
        yield chunk
      }
    },
    createWriteStream(path),
  )
  if (part.file.truncated) throw new AppError('too_large', text.tooLarge)
  return { nome: part.filename, path, tamanho, sha256: hash.digest('hex') }
}

type Part = MultipartFile | { type: 'field'; fieldname: string; value: unknown }
type Received = { bucket: string; nome: string; content: Buffer } | SheetUpload

/** The `bucket` field must come before the file; a body with the file first is read completely, up to the limit. */
async function readParts(parts: AsyncIterable<Part>, who: Uploader, folder: string): Promise<Received> {
  let bucket = 'imagens'
  let isForm = false
  let file: { nome: string; content: Buffer } | SheetUpload | undefined
  for await (const part of parts) {
    isForm = true
    if (part.type !== 'file') {
      if (part.fieldname === 'bucket') bucket = String(part.value)
    } else if (part.fieldname !== 'file' || file) part.file.resume()
    else {
      assertMaySend(who, bucket)
      // Ten times as large as any other file: on disk.
      if (bucket === 'importacoes') file = await spool(part, folder)
      else file = { nome: part.filename, content: await readContent(part, bucket) }
    }
  }
  if (!isForm) throw unreadable()
  if (!file) throw noFile()
  return 'path' in file ? file : { bucket, ...file }
}

/** Documents of people stay on no disk of a browser; pictures are kept, and checked every time: access may have been removed. */
const pictures = ['imagens', 'fotos', 'logos']
function keptFor({ bucket }: { bucket: string }, open: boolean): string {
  if (open) return `public, max-age=${YEAR_SECONDS}, immutable`
  return pictures.includes(bucket) ? 'private, no-cache' : 'no-store'
}

function sendHeaders(
  reply: FastifyReply,
  row: { bucket: string; nome: string; tipo: string; sha256: string },
  open: boolean,
) {
  const place = shownInPage.has(row.tipo) ? 'inline' : 'attachment'
  return reply.headers({
    // The charset of a stored text is not known: it is a download like any other.
    'content-type': row.tipo.startsWith('text/') ? 'application/octet-stream' : row.tipo,
    'content-disposition': `${place}; filename*=UTF-8''${encodeURIComponent(row.nome)}`,
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': keptFor(row, open),
    etag: `"${row.sha256}"`,
  })
}

export async function filesDoor(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db } = deps.connection
  const limited = createBodyLimiter(12)
  // Slow guests take no place from those who are signed in.
  const guestsLimited = createBodyLimiter(8)
  await app.register(multipart, {
    limits: { fileSize: MAX_SHEET_BYTES, files: 1, fields: 4, fieldSize: 200, parts: 5 },
  })

  /** A form's token comes before the session: people who fill in a public form upload for that form alone. */
  async function senderOf(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ who: Uploader; address: string }> {
    const token = request.headers[UPLOAD_HEADER]
    const { actor, ...context } = await buildContext(deps, request, reply, cookieSession(deps, reply))
    const guest = typeof token === 'string' ? await findSending(db, token) : undefined
    const who = guest ?? actor ?? 'guest'
    if (who === 'guest' && !request.isMultipart()) throw refusals.unauthorized()
    const { acessos } = actor?.chave ?? {}
    if (acessos && !Object.values(acessos).includes('escrever'))
      throw new AppError('forbidden', accessKeys.writesAnywhere)
    // The same file sent again is another file, which goes after a day unless it is used.
    assertNoKey(context)
    if (!request.isMultipart()) throw noFile()
    return { who, address: context.address }
  }

  /** Waits for the sender's turn; refuses who has sent too much. */
  async function admit(who: Uploader, address: string, reply: FastifyReply): Promise<void> {
    if (who === 'guest') {
      await guestsLimited(networkKey(address), reply)
      await assertWithin(deps.limits, guestUploads, address, text.tooMany)
    } else {
      await ('envio' in who ? guestsLimited(`envio:${who.envio}`, reply) : limited(who.id, reply))
      await assertRoom(db, who)
    }
    if (who === 'guest' || 'envio' in who) await countGuests(deps, 'arquivos', text.tooMany)
  }

  app.post('/files', { bodyLimit: MAX_SHEET_BYTES + 64 * 1024 }, async (request, reply) => {
    const { who, address } = await senderOf(request, reply)
    assertWritable(deps)
    await admit(who, address, reply)
    const folder = await mkdtemp(join(tmpdir(), 'envio-'))
    try {
      const received = await readParts(request.parts(), who, folder)
      return await ('path' in received
        ? storeSheet(deps, sheetSender(who), received)
        : storeUpload(deps, who, received))
    } catch (error) {
      readAway(request.raw)
      throw uploadError(error)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })

  app.get('/files/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    if (!UUID.test(id)) throw missing()
    const { actor } = await buildContext(deps, request, reply, cookieSession(deps, reply))
    const row = await db
      .selectFrom('arquivo')
      .select(['bucket', 'nome', 'tipo', 'tamanho', 'sha256', 'id_usuario', 'tabela_dona', 'id_dono'])
      .select(['retido_em', 'infectado_em'])
      .where('id', '=', id)
      .executeTakeFirst()
    const open = deps.offers.files[row?.tabela_dona ?? '']?.public ?? false
    if (!actor && !open) throw refusals.unauthorized()
    if (!row || !(await maySee(actor, row, id))) throw missing()
    assertReleased(row)
    if (readsMasked(actor) && !pictures.includes(row.bucket))
      throw new AppError('forbidden', accessKeys.personalFile)
    if (actor && row.id_dono !== null)
      await deps.offers.files[row.tabela_dona ?? '']?.recordReading?.(db, actor, row.id_dono)
    sendHeaders(reply, row, open)
    if (request.headers['if-none-match']?.includes(`"${row.sha256}"`)) return reply.code(304).send()
    const content = await deps.storage.read(id)
    if (!content) throw missing()
    return reply.header('content-length', row.tamanho).send(content)
  })

  async function maySee(actor: Actor | null, row: FileOwnership, id: string): Promise<boolean> {
    if (row.tabela_dona === null || row.id_dono === null) return actor !== null && row.id_usuario === actor.id
    return deps.offers.files[row.tabela_dona]?.maySee(db, actor, row.id_dono, id) ?? false
  }
}

interface FileOwnership {
  id_usuario: number | null
  tabela_dona: string | null
  id_dono: number | null
}
