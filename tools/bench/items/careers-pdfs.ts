import { createDatabase, type Database } from '@intranet/db/connection'
import { migrate } from '@intranet/db/migrator'
import { seedReference } from '@intranet/db/reference'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeProvider } from '../../../apps/server/test/factories/company.ts'
import { makeCandidate, makeVacancy } from '../../../apps/server/test/factories/hiring.ts'
import { hostilePdfs, pdfOf } from '../../../apps/server/test/factories/pdf.ts'
import { openSession } from '../careers-people.ts'
import type { Timed } from '../load.process.ts'
import { startServer, type Running } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { p99 } from '../rounds.ts'
import { newDatabase, type Ground } from '../world.ts'

const FILES = 100
const PATIENCE_MS = 180_000
const LISTS = { perSecond: 20, seconds: 2, connections: 8 }

/** Broken in a way that still has a text, or none: everything else has to be refused with its reason. */
const harmless = new Set(['circle', 'countLie', 'script', 'wrongTrailer'])

interface Sent {
  id: number
  token: string
  content: Buffer
  states: readonly string[]
}

/** A hundred people with a CV each; every tenth is hostile. */
async function senders(db: Database): Promise<Sent[]> {
  const good = await pdfOf('Formação\nTécnico em Redes, IFSul\n02/2016 - 12/2018\nEmendas de fibra.', 2)
  const hostile = Object.entries(hostilePdfs())
  const sent: Sent[] = []
  for (let n = 0; n < FILES; n++) {
    const id = await makeCandidate(db)
    const [name, bad] = (n % 10 === 0 && hostile[n / 10]) || ['good', good]
    const states =
      name === 'good' ? ['lido'] : harmless.has(name) ? ['lido', 'sem_texto', 'recusado'] : ['recusado']
    sent.push({ id, token: await openSession(db, id), content: bad, states })
  }
  return sent
}

/** Uploads a CV and makes it the person's own, as the page does; whether the upload took it. */
async function send({ url }: Running, { token, content, states }: Sent): Promise<boolean> {
  const headers = { cookie: `sessao=${token}`, origin: url }
  const form = new FormData()
  form.set('bucket', 'curriculos')
  form.set('file', new Blob([new Uint8Array(content)]), 'curriculo.pdf')
  const uploaded = await fetch(`${url}/files`, { method: 'POST', headers, body: form })
  // A PDF with scripts is refused, with its reason, before it is anybody's CV.
  if (uploaded.status === 422 && states.includes('recusado')) return false
  if (!uploaded.ok) throw new Error(`Not taken: ${uploaded.status} ${await uploaded.text()}`)
  const { id } = (await uploaded.json()) as { id: string }
  const kept = await fetch(`${url}/trpc/resume.setPdf?batch=1`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ 0: { id_arquivo: id } }),
  })
  if (!kept.ok) throw new Error(`Not kept: ${kept.status} ${await kept.text()}`)
  return true
}

const readings = (db: Database) =>
  db.selectFrom('curriculo_pdf').select(['id_usuario', 'situacao', 'motivo']).execute()

const isRead = (rows: Awaited<ReturnType<typeof readings>>, taken: number) =>
  rows.length === taken && rows.every(({ situacao }) => situacao !== 'na_fila')

/** A hundred PDFs at once, ten of them hostile: each gets its answer, and the public list is answered meanwhile. */
export async function manyPdfs(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'curriculos')
  await migrate(url)
  const { db, close } = createDatabase(url, { max: 4 })
  await seedReference(db)
  const provider = await makeProvider(db)
  for (let n = 0; n < 20; n++) await makeVacancy(db, provider)
  const people = await senders(db)
  const folder = await mkdtemp(join(tmpdir(), 'bench-curriculos-'))
  const server = await startServer(url, { DATA_DIR: folder })
  const calls = [{ path: `/trpc/vacancies.listPublic?batch=1&input=${encodeURIComponent('{"0":{}}')}` }]
  const times: number[] = []
  try {
    const begin = performance.now()
    const taken = new Set(people)
    let sent = false
    const sending = Promise.all(
      people.map(async (one) => {
        if (!(await send(server, one))) taken.delete(one)
      }),
    ).then(() => (sent = true))
    for (let done = false; !done && performance.now() - begin < PATIENCE_MS;) {
      const round = await ground.load.ask<Timed>({ kind: 'steady', url: server.url, calls, ...LISTS })
      if (round.refused) throw new Error(`${round.refused} lists were refused`)
      times.push(...round.times)
      done = sent && isRead(await readings(db), taken.size)
    }
    await sending
    process.stderr.write(`read in ${Math.round((performance.now() - begin) / 1000)} s\n`)
    const rows = new Map((await readings(db)).map((row) => [row.id_usuario, row]))
    const wrong = [...taken].filter(({ id, states }) => {
      const row = rows.get(id)
      return !row || !states.includes(row.situacao) || (row.situacao === 'recusado' && !row.motivo)
    })
    return [
      atMost(`of ${FILES} PDFs at once, 10 hostile: without their answer`, { ratio: wrong.length }, 0),
      atMost('p99 of the public list while they are read, seconds', { ratio: p99(times) / 1000 }, 1),
    ]
  } finally {
    await Promise.all([server.stop(), close()])
    await rm(folder, { recursive: true, force: true })
  }
}
