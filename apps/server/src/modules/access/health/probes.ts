/** What is outside the process and the database, tried out: mail, the file store, the disk. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { statfs } from 'node:fs/promises'
import { isIP } from 'node:net'
import { text } from 'node:stream/consumers'
import { connect, rootCertificates } from 'node:tls'
import type { Deps } from '../../../platform/deps.ts'
import { isLoopback, isTls } from '../../../platform/env.ts'
import { inTime } from '../../../platform/in-time.ts'
import { tlsFailure } from '../../../platform/tls-failure.ts'

/** Somebody waits for the page: what does not answer by then is away. In ms. */
const PATIENCE_MS = 5000

export interface Probed {
  /** Why it does not work; null where it does. */
  erro: string | null
}

async function probe(work: () => Promise<unknown>): Promise<Probed> {
  try {
    await inTime(work(), PATIENCE_MS, () => new Error('sem resposta em 5 s'))
    return { erro: null }
  } catch (error) {
    return { erro: (error instanceof Error ? error.message : String(error)).slice(0, 200) }
  }
}

/** Whether the mail server lets us in; null where mails stay on the outbox page. */
export const probeMail = ({ mailer }: Pick<Deps, 'mailer'>): Promise<Probed> | null =>
  mailer.local ? null : probe(() => mailer.check())

/** Writes, reads and removes a small file, as an upload does. */
export const probeStore = ({ storage }: Pick<Deps, 'storage'>): Promise<Probed> =>
  probe(async () => {
    const id = randomUUID()
    await storage.write(id, Buffer.from('saúde'), 'text/plain')
    const content = await storage.read(id)
    const back = content && (await text(content))
    await storage.remove(id)
    if (back !== 'saúde') throw new Error('o arquivo gravado voltou diferente')
  })

/**
 * Whether the certificate of the public address is of an authority that browsers know, whatever this machine trusts
 * besides; null where people do not come over TLS.
 */
export const probeCertificate = (publicUrl: string): Promise<Probed> | null => {
  if (!isTls(publicUrl) || isLoopback(publicUrl)) return null
  const { hostname, port } = new URL(publicUrl)
  return askCertificate(hostname, Number(port) || 443)
}

/** Apart from the address, for a test that can only be asked on the loopback. */
export const askCertificate = (host: string, port: number): Promise<Probed> =>
  probe(async () => {
    const socket = connect({
      host,
      port,
      ...(isIP(host) === 0 && { servername: host }),
      ca: [...rootCertificates],
    })
    try {
      await once(socket, 'secureConnect')
    } catch (error) {
      throw new Error(
        tlsFailure(error) ?? `sem resposta (${error instanceof Error ? error.message : error})`,
        {
          cause: error,
        },
      )
    } finally {
      socket.destroy()
    }
  })

export interface Disk {
  /** Bytes. */
  livre: number
  total: number
}

/** The disk of the data directory; null where the system does not say. */
export async function readDisk(folder: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    return { livre: bavail * bsize, total: blocks * bsize }
  } catch {
    return null
  }
}
