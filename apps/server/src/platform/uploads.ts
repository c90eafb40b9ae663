/** Files as records: stored by the person who uploads them, owned by the record they are attached to. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { isCandidate } from '@intranet/contract/access'
import { bucketKeys, endingsOf, MAX_UPLOAD_BYTES, type BucketKey } from '@intranet/contract/content/file'
import { mayImportSomething } from '@intranet/contract/home/sheet-words'
import { file as text } from '@intranet/contract/messages/files'
import { keepsMarketing } from '@intranet/contract/sales/marketing-access'
import type { Database } from '@intranet/db/connection'
import { sql } from 'kysely'
import { buffer } from 'node:stream/consumers'
import type { Actor } from './actor.ts'
import { AppError, refusals } from './errors.ts'
import { inTransaction } from './transaction.ts'
import type { Scanner } from './scanner.ts'
import type { Storage } from './storage.ts'
import { checkSheet } from './sheet-check.ts'
import { checkUpload } from './upload-check.ts'
import { waitForLock } from './locks.ts'
import { newFileId } from './token.ts'

/** Uploads of one person that belong to nothing yet; more than a day's work. */
const unattached = { files: 200, bytes: 1024 ** 3 }
/** Anybody may register: a photo or two. */
const unattachedOfCandidate = { files: 20, bytes: 10 * MAX_UPLOAD_BYTES }

/** A guest who may upload, by the token of a form (a row of `envio_visitante`): a few files for each token. */
export interface GuestSending {
  envio: number
  files: number
}
/** Somebody signed in, or a guest by the token of a form. */
export type IdentifiedUploader = Actor | GuestSending
/** Who uploads; `'guest'` is one whom nothing names. */
export type Uploader = IdentifiedUploader | 'guest'
const isSending = (who: IdentifiedUploader): who is GuestSending => 'envio' in who

/** What a guest may send without a token: the CV of an application. Who knows its id may attach it. */
const bucketOfGuests: BucketKey = 'curriculos'

interface Store {
  storage: Storage
  scanner: Scanner | null
  connection: { db: Database }
}

export interface Upload {
  bucket: string
  nome: string
  content: Buffer
}

/** A spreadsheet on disk, with what was found out while it was written. */
export interface SheetUpload {
  nome: string
  path: string
  tamanho: number
  sha256: string
}

const isBucket = (bucket: string): bucket is BucketKey => (bucketKeys as string[]).includes(bucket)

/**
 * Checks and stores an upload; answers its id. The content is written before the row, so that a row always has one.
 * Throws 401/403 for a bucket that is not for the sender, 422 with the documented text for types that the bucket does
 * not accept, 413 over 10485760 bytes.
 */
export async function storeUpload(store: Store, who: Uploader, upload: Upload) {
  const { bucket, nome } = upload
  if (!isBucket(bucket)) throw refusals.listed('bucket', bucketKeys)
  assertMaySend(who, bucket)
  const { content, type } = await checkUpload(upload.content, bucket)
  const sha256 = createHash('sha256').update(content).digest('hex')
  const retido_em = await quarantinedSince(store, upload.content)
  const row = { id: newFileId(), bucket, nome, tipo: type, tamanho: content.length, sha256, retido_em }
  await store.storage.write(row.id, content, type)
  return register(store, who, row)
}

/** Refuses what the scanner finds something in. A moment where it could not be asked: the file is in quarantine from then on. */
async function quarantinedSince({ scanner }: Store, content: Buffer | Readable): Promise<Date | null> {
  const verdict = scanner ? await scanner.scan(content) : 'clean'
  if (verdict === 'infected') throw refusals.field('file', text.infected)
  return verdict === 'clean' ? null : new Date()
}

/** Spreadsheets are for people who import leads or records of another entity. */
export function sheetSender(who: Uploader): Actor {
  if (who === 'guest') throw refusals.unauthorized()
  if (isSending(who) || !(keepsMarketing(who, 'create') || mayImportSomething(who)))
    throw refusals.forbidden()
  return who
}

/** Refuses what the sender may not send at all; the door asks before it reads anything. */
export function assertMaySend(who: Uploader, bucket: string): void {
  if (bucket === 'importacoes') sheetSender(who)
  else if (who === 'guest' && bucket !== bucketOfGuests) throw refusals.unauthorized()
}

/**
 * Stores a spreadsheet that was written to `path` while it arrived; answers its id. Throws 422 with the documented text
 * if it is not a spreadsheet.
 */
export async function storeSheet(store: Store, actor: Actor, sheet: SheetUpload) {
  const { nome, path, tamanho, sha256 } = sheet
  const tipo = await checkSheet(path, nome)
  const retido_em = await quarantinedSince(store, createReadStream(path))
  const row = { id: newFileId(), bucket: 'importacoes', nome, tipo, tamanho, sha256, retido_em }
  await store.storage.writeFile(row.id, path, tipo)
  return register(store, actor, row)
}

function roomOf(who: IdentifiedUploader) {
  if (isSending(who)) return { files: who.files, bytes: who.files * MAX_UPLOAD_BYTES }
  return isCandidate(who) ? unattachedOfCandidate : unattached
}

/** The rows of the person who uploads. */
function uploadedBy(who: Uploader) {
  if (who === 'guest') return sql<boolean>`(id_usuario is null and id_envio is null)`
  return isSending(who) ? sql<boolean>`id_envio = ${who.envio}` : sql<boolean>`id_usuario = ${who.id}`
}

const ownerColumns = (who: IdentifiedUploader) =>
  isSending(who) ? { id_envio: who.envio } : { id_usuario: who.id }

/** Refuses people with too many unattached uploads, including `more` new bytes. Called before anything is read. */
export async function assertRoom(db: Database, who: IdentifiedUploader, more = 0): Promise<void> {
  const { files, bytes } = roomOf(who)
  const waiting = await db
    .selectFrom('arquivo')
    .where(uploadedBy(who))
    .where('tabela_dona', 'is', null)
    .select([sql<number>`count(*)`.as('total'), sql<number>`coalesce(sum(tamanho), 0)::bigint`.as('bytes')])
    .executeTakeFirstOrThrow()
  if (waiting.total >= files || waiting.bytes + more > bytes)
    throw new AppError('too_many', text.tooMany, { retryAfter: 3600 })
}

interface FileRow {
  id: string
  bucket: string
  nome: string
  tipo: string
  tamanho: number
  sha256: string
  retido_em: Date | null
}

/**
 * One sender's uploads are counted one after the other; the content of one too many is removed again. Those of guests
 * whom nothing names are counted by the door, by address. Where nobody knows whether the row was written, the content
 * stays: `removeUnnamed` finds it.
 */
async function register({ storage, connection }: Store, who: Uploader, file: FileRow) {
  const row = { ...file, nome: nameOfType(cleanName(file.nome), file.tipo) }
  if (who === 'guest') {
    await connection.db.insertInto('arquivo').values(row).execute()
    return { id: row.id }
  }
  const sending = isSending(who)
  try {
    await inTransaction(connection.db, sending ? null : who, async (db) => {
      await waitForLock(db, 'uploads', sending ? `visitante ${who.envio}` : who.id)
      await assertRoom(db, who, row.tamanho)
      await db
        .insertInto('arquivo')
        .values({ ...row, ...ownerColumns(who) })
        .execute()
    })
  } catch (error) {
    if (error instanceof AppError) await storage.remove(row.id)
    throw error
  }
  return { id: row.id }
}

const MAX_NAME = 120
/** A name without folders and control characters. */
const cleanName = (nome: string) =>
  (nome.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}"]/gu, '').slice(-MAX_NAME) || 'arquivo'

/** The name with an ending of what the file is, whatever it was called: docs/platform.md#named-by-their-bytes */
function nameOfType(nome: string, tipo: string): string {
  const endings = endingsOf[tipo]
  if (!endings || endings.some((ending) => nome.toLowerCase().endsWith(ending))) return nome
  const [ending] = endings
  return (
    (nome.replace(/\.[A-Za-z0-9]{1,8}[. ]*$/, '').slice(-(MAX_NAME - ending.length)) || 'arquivo') + ending
  )
}

/**
 * Keeps an image that came in a REST body (base64 or data URI); answers its file's id.
 * Call it before the transaction opens.
 */
export async function storeImage(store: Store, actor: Actor, data: string) {
  const encoded = data.replace(/^data:[\w/+.-]*;base64,/, '').replace(/\s+/g, '')
  if (encoded.length > Math.ceil(MAX_UPLOAD_BYTES / 3) * 4 + 4)
    throw new AppError('too_large', text.imageRejected)
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(encoded)) throw refusals.invalid({ image_data: text.imageRejected })
  const { id } = await storeUpload(store, actor, {
    bucket: 'imagens',
    nome: 'imagem',
    content: Buffer.from(encoded, 'base64'),
  })
  return id
}

/**
 * Attaches an upload to a record, in the record's transaction. Only one's own unattached upload (of `bucket`, where it
 * is named) is accepted, for `'guest'` one that has no owner; anything else is 409, so that nobody learns which ids
 * exist. The table's trigger detaches it again. Answers its type.
 */
export async function attachUpload(
  db: Database,
  who: Uploader,
  id: string,
  tabela_dona: string,
  id_dono: number,
  bucket?: BucketKey,
): Promise<string> {
  const given = await db
    .updateTable('arquivo')
    .set({ tabela_dona, id_dono })
    .where('id', '=', id)
    .where(uploadedBy(who))
    .$if(bucket !== undefined, (query) => query.where('bucket', '=', bucket!))
    .where('tabela_dona', 'is', null)
    .returning('tipo')
    .executeTakeFirst()
  if (!given) throw new AppError('conflict', text.alreadyAttached)
  return given.tipo
}

/** `image_data` and `image_format` of a by-id answer; null if there is no file. */
export async function readImage(
  { storage, connection }: Pick<Store, 'storage' | 'connection'>,
  id: string | null,
) {
  const row = id
    ? await connection.db
        .selectFrom('arquivo')
        .select('tipo')
        .where('id', '=', id)
        .where('retido_em', 'is', null)
        .executeTakeFirst()
    : undefined
  const content = row && id ? await storage.read(id) : null
  if (!row || !content) return { image_data: null, image_format: null }
  return {
    image_data: (await buffer(content)).toString('base64'),
    image_format: row.tipo.replace('image/', ''),
  }
}

/** Whether an upload of this type is a PNG or a JPEG. */
export const isPicture = (tipo: string): boolean => tipo === 'image/png' || tipo === 'image/jpeg'
