/** Where file contents live: a directory, or a bucket of an S3-shaped store. Rows of `arquivo` name them by id. */
import { randomUUID } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { S3mini } from 's3mini'
import { refusals } from './errors.ts'
import type { Outgoing } from './outgoing.ts'
import { readAuthority } from './own-authority.ts'

/** A content of the store. `written` is by the clock of the disk or the store. */
export interface StoredContent {
  id: string
  written: Date
}

export interface ContentPage {
  contents: StoredContent[]
  /** Where the next page begins; none after the last. */
  next?: string
}

/** Contents of a page: what S3 lists at most. */
const PAGE = 1000

/** What we store is called: an id, or that of a file whose writing was cut off. Others' things are left alone. */
const isOurs = (name: string) =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.[0-9a-f-]{36}\.tmp)?$/.test(name)

/** Every call throws 502 while the store does not answer. */
export interface Storage {
  /** Resolves when the content would survive a power cut. */
  write(id: string, content: Buffer, type: string): Promise<void>
  /** The same for a file at `path`, of any size: it is never completely in memory. */
  writeFile(id: string, path: string, type: string): Promise<void>
  /** The content, or null when there is none. */
  read(id: string): Promise<Readable | null>
  /** The content as a file at `path`, of any size; false when there is none. */
  readFile(id: string, path: string): Promise<boolean>
  /** Removing something that does not exist is not an error. */
  remove(id: string): Promise<void>
  /** What is stored, in pages of at most `most`. */
  list(from?: string, most?: number): Promise<ContentPage>
}

const MODE = 0o640

/** Whether a write failed since the disk, or the quota of the process's user, has no room. */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')

/** Two levels of folders, so that no directory becomes too large to list. */
const keyOf = (id: string) => `${id.slice(0, 2)}/${id.slice(2, 4)}/${id}`

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The names in a folder, in their order; none where it is not there or no folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).toSorted()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
    throw error
  }
}

export function directoryStorage(root: string): Storage {
  const pathOf = (id: string) => join(root, keyOf(id))
  async function fill(id: string, work: (file: FileHandle, temporary: string) => Promise<void>) {
    const path = pathOf(id)
    const temporary = `${path}.${randomUUID()}.tmp`
    await mkdir(dirname(path), { recursive: true })
    try {
      const handle = await open(temporary, 'wx', MODE)
      await work(handle, temporary)
        .then(() => handle.sync())
        .finally(() => handle.close())
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw isFull(error) ? refusals.noSpace() : error
    }
    await syncFolder(dirname(path))
  }
  return {
    write: (id, content) => fill(id, (file) => file.writeFile(content)),
    // The system copies: what comes through here in pieces makes the garbage collector's work, for everybody.
    writeFile: (id, path) =>
      fill(id, async (file, temporary) => {
        await copyFile(path, temporary)
        await file.chmod(MODE)
      }),
    async readFile(id, path) {
      try {
        await copyFile(pathOf(id), path)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
        throw error
      }
    },
    async read(id) {
      const found = await stat(pathOf(id)).catch(() => null)
      if (!found?.isFile()) return null
      const handle = await open(pathOf(id), 'r')
      return handle.createReadStream()
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async list(from = '', most = PAGE) {
      const contents: StoredContent[] = []
      for (const first of await namesIn(root))
        for (const second of first < from.slice(0, 2) ? [] : await namesIn(join(root, first))) {
          if (`${first}/${second}` < from.slice(0, 5)) continue
          for (const id of (await namesIn(join(root, first, second))).filter(isOurs)) {
            if (keyOf(id) <= from) continue
            const found = await stat(pathOf(id)).catch(() => null)
            if (found?.isFile()) contents.push({ id, written: found.mtime })
            if (contents.length === most) return { contents, next: keyOf(id) }
          }
        }
      return { contents }
    },
  }
}

/**
 * `s3://key:secret@host:port/bucket?region=us-east-1&tls=false`; TLS unless the host is the loopback or `tls=false`. `ca` is
 * the one authority whose certificates are trusted.
 */
export function s3Storage(address: URL, outgoing: Pick<Outgoing, 'fetchBy'>, ca?: Buffer): Storage {
  const plain =
    address.searchParams.get('tls') === 'false' ||
    (!ca && /^(localhost|127\.\d+\.\d+\.\d+)$/.test(address.hostname))
  const store = new S3mini({
    accessKeyId: decodeURIComponent(address.username),
    secretAccessKey: decodeURIComponent(address.password),
    endpoint: `${plain ? 'http' : 'https'}://${address.host}${address.pathname}`.replace(/\/+$/, ''),
    region: address.searchParams.get('region') ?? 'us-east-1',
    requestAbortTimeout: 30_000,
    fetch: outgoing.fetchBy(ca),
  })
  async function read(id: string) {
    const answer = await store.getObjectResponse(keyOf(id)).catch(unreachable)
    return answer?.body ? Readable.fromWeb(answer.body as Parameters<typeof Readable.fromWeb>[0]) : null
  }
  return {
    read,
    async readFile(id, path) {
      const content = await read(id)
      if (content) await pipeline(content, createWriteStream(path))
      return content !== null
    },
    async write(id, content, type) {
      const answer = await store.putObject(keyOf(id), content, type).catch(unreachable)
      if (!answer.ok) throw refusals.storeAway()
    },
    async writeFile(id, path, type) {
      // More than a few megabytes are loaded in parts, each after the one before.
      const content = await openAsBlob(path, { type })
      const answer = await store.putAnyObject(keyOf(id), content, type).catch(unreachable)
      if (!answer.ok) throw refusals.storeAway()
    },
    async remove(id) {
      await store.deleteObject(keyOf(id)).catch(unreachable)
    },
    async list(from, most = PAGE) {
      const page = await store.listObjectsPaged('/', '', most, from).catch(unreachable)
      if (!page?.objects) throw refusals.storeAway()
      const contents = page.objects.flatMap(({ Key, LastModified: written }) => {
        const id = Key.slice(6)
        // One that does not say when it was written counts as new.
        return isOurs(id) && Key === keyOf(id) && written.getTime() > 0 ? [{ id, written }] : []
      })
      return { contents, next: page.nextContinuationToken }
    },
  }
}

function unreachable(): never {
  throw refusals.storeAway()
}

/** The store that `STORAGE_URL` names; without one, `<DATA_DIR>/files`. */
export function createStorage(
  url: string | undefined,
  dataDir: string,
  outgoing: Pick<Outgoing, 'fetchBy'>,
): Storage {
  if (!url) return directoryStorage(join(dataDir, 'files'))
  if (!url.startsWith('s3:')) return directoryStorage(fileURLToPath(url))
  const { url: address, ca } = readAuthority(url)
  return s3Storage(new URL(address), outgoing, ca)
}
