import { migrate } from '@intranet/db/migrator'
import { get, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { Client } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { memoryDuring } from '../memory-during.ts'
import { makeLeadsScene } from '../leads-world.ts'
import { startServer } from '../processes.ts'
import { atMost, type Result } from '../results.ts'
import { medianOf } from '../rounds.ts'
import { bearer } from '../scene.ts'
import { newDatabase, type Ground } from '../world.ts'

const ROWS = 200_000
const ROUNDS = 5
/** Bytes a second of a reader on a slow line. */
const SPEED = 2_000_000
const TICK_MS = 50

const LEADS = `
  with e as (insert into empresa (nome, sistema) values ('Bench', 'bench_0') returning id)
  insert into vendas_lead (id_empresa, origem, cliente, documento, fone, cidade, bairro, logradouro, numero)
  select e.id, 'api', 'Conceição da Silva ' || n, null, '4899' || lpad(n::text, 7, '0'), 'Tubarão', 'Centro',
    'Rua das Flores', n % 900
  from e, generate_series(1, ${ROWS}) n`

/** Takes so much of an answer per second, and not a byte more. Answers how many there were. */
async function readSlowly(answer: IncomingMessage): Promise<number> {
  let bytes = 0
  const began = performance.now()
  while (!answer.readableEnded) {
    const allowed = ((performance.now() - began) / 1000) * SPEED
    while (bytes < allowed) {
      const chunk = answer.read() as Buffer | null
      if (!chunk) break
      bytes += chunk.length
    }
    await sleep(TICK_MS)
  }
  return bytes
}

/** A workbook of 200,000 leads to somebody who reads slowly. */
export async function exportRows(ground: Ground): Promise<Result[]> {
  const url = await newDatabase(ground, 'exportacao')
  await migrate(url)
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(LEADS)
  await client.query('analyze')
  await client.end()
  const scene = await makeLeadsScene(url)
  const server = await startServer(url)
  const ask = async (formato: string) => {
    const request = get(`${server.url}/export/leads.export?formato=${formato}`, { headers: bearer(scene) })
    const [answer] = (await once(request, 'response')) as [IncomingMessage]
    if (answer.statusCode !== 200) throw new Error(`Export answered ${answer.statusCode}`)
    return answer
  }
  try {
    // The first one loads what all share.
    const warm = await ask('xlsx')
    warm.destroy()
    await sleep(500)
    const first: number[] = []
    const memory: number[] = []
    for (let round = 0; round < ROUNDS; round++)
      memory.push(
        await memoryDuring(server, async () => {
          const began = performance.now()
          const answer = await ask('xlsx')
          await once(answer, 'readable')
          first.push((performance.now() - began) / 1000)
          const bytes = await readSlowly(answer)
          if (bytes < ROWS * 20) throw new Error(`Only ${bytes} bytes came`)
        }),
      )
    return [
      atMost('export: XLSX of 200,000 rows, seconds to the first byte', medianOf(first), 1),
      atMost('export: MB above idle while somebody reads it slowly', medianOf(memory), 100),
    ]
  } finally {
    await server.stop()
  }
}
