/** The demo group, whom it knows and what it holds, for walks that ask everything of it. */
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { sql } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { ZodType } from 'zod'
import { createDeps } from '../src/deps.ts'
import type { Deps } from '../src/platform/deps.ts'
import { createCaller } from '../src/doors/trpc/app-router.ts'
import { readEnv } from '../src/platform/env.ts'
import { atEnd } from './kept.ts'
import { LOOPBACK } from './loopback.ts'
import { TEST_KEY } from './test-key.ts'
import { advanceImport } from '../src/modules/sales/lead-imports/run-import.service.ts'
import { findActor } from '../src/platform/session.ts'
import { startBeacon } from './beacon-server.ts'
import { testDatabase } from './database.ts'
import { leadSheet, plantFile, plantFreeFiles } from './free-files.ts'
import { columnValues, knownTo, Reported } from './known-values.ts'
import { plausible } from './plausible.ts'
import { rolledBack } from './rolled-back.ts'
import { at, procedures } from './walked-procedures.ts'

/** What is asked outside (CEP, districts, ERP) answers from here. */
async function startNeighbour(): Promise<{ url: string; close(): void }> {
  const place = { logradouro: 'Rua das Acácias', bairro: 'Centro', localidade: 'Pelotas', uf: 'RS' }
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ ...place, ibge: '4314407' }))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  }
}

const idsOf = (made: unknown): unknown[] => [made].flat().flatMap((one) => (one as { id?: number })?.id ?? [])

/** Callers by person and, by path, inputs that fit the records. Once a test file, at its top. */
export async function walkWorld() {
  const { db, url } = await testDatabase()
  const folder = mkdtempSync(join(inject('testFolder'), 'walk-'))
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '3000',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    SECRET_KEY: TEST_KEY,
    OUTGOING_ALLOW: LOOPBACK.join(),
  })
  const log = pino({ level: 'silent' })
  const [neighbour, beacon, locked] = await Promise.all([startNeighbour(), startBeacon(), rolledBack(url)])
  const deps: Deps = { ...createDeps(env, url, log), beaconKey: beacon.key }
  // What one call writes into the settings may not be remembered for the next.
  const { parameters, beaconKey } = deps
  const undoneDeps: Deps = { ...createDeps(env, url, log, locked.connection), parameters, beaconKey }
  atEnd(async () => {
    neighbour.close()
    await Promise.all([
      beacon.close(),
      deps.connection.close(),
      deps.background.close(),
      locked.connection.close(),
    ])
  })

  /** Callers of one person: `read` asks as ever, `write` through the connection that undoes. */
  async function callersOf(email: string | null) {
    const people = db
      .selectFrom('rh_usuario')
      .where('email', '=', email ?? '')
      .select('id')
    const { id } = email ? await people.executeTakeFirstOrThrow() : { id: 0 }
    const token = email ? (await deps.auth.createSession(id, {})).id : ''
    const actor = (await findActor(deps.auth, token))?.actor ?? null
    const session = { start() {}, end() {} }
    const rest = { actor, requestId: 'walk', address: '127.0.0.1', token, session }
    return {
      id,
      actor,
      token,
      read: createCaller({ ...rest, deps, db: deps.connection.db }),
      write: createCaller({ ...rest, deps: undoneDeps, db: locked.connection.db }),
    }
  }

  await seedDemo(
    db,
    async () => 'nobody signs in',
    new Date(),
    (id, content, type) => deps.storage.write(id, content, type),
  )
  const settings = {
    cep_endereco: neighbour.url,
    distritos_endereco: neighbour.url,
    farol_endereco: beacon.url,
  }
  await db.deleteFrom('parametro').where('chave', 'in', Object.keys(settings)).execute()
  await db
    .insertInto('parametro')
    .values(Object.entries(settings).map(([chave, valor]) => ({ chave, valor: JSON.stringify(valor) })))
    .execute()
  await sql`insert into empresa_erp (id_empresa, url, permite_http)
    select id, ${neighbour.url}, true from empresa order by id desc limit 1`.execute(db)

  const admin = await callersOf('superadmin@intranet.example')
  const plantFiles = () => plantFreeFiles(deps, admin.id)
  let files = await plantFiles()
  await sql`analyze`.execute(db)
  const columns = await columnValues(db)
  const reported = new Reported()
  /** What the fields of a procedure may be given, and inputs of a schema of it that fit the records. */
  const knownOf = (path: string) => knownTo(path.split('.')[0]!, columns, reported, files)
  const fitting = (path: string, schema: ZodType | undefined) =>
    plausible(schema, knownOf(path), reported.records(path.split('.')[0]!))
  const inputsOf = ([path, { inputs }]: (typeof procedures)[number]) => fitting(path, inputs[0])

  /** Asks what there is to know: lists answer the ids, and answers by id whole records. */
  async function learn(): Promise<void> {
    for (const procedure of procedures) {
      const [path, { type }] = procedure
      if (type !== 'query') continue
      for (const input of inputsOf(procedure).slice(0, path.endsWith('.list') ? 12 : 2))
        reported.learn(path.split('.')[0]!, await at(admin.read, path)(input).catch(() => null))
    }
  }

  /** One more record of everything that is created, which nothing refers to yet. */
  async function plant(): Promise<void> {
    for (const procedure of procedures) {
      const [path] = procedure
      if (!path.endsWith('.create')) continue
      for (const input of inputsOf(procedure).slice(0, 3)) {
        const made = await at(admin.read, path)(input).catch(() => null)
        if (made === null) continue
        reported.prefer(path.split('.')[0]!, idsOf(made))
        break
      }
    }
    await plantImports()
    files = await plantFiles()
  }

  /** An import that waits, one that was read, and one that is done. */
  async function plantImports(): Promise<void> {
    const { leadImports } = admin.read
    const place = await db
      .selectFrom('vendas_campanha_provedor as p')
      .innerJoin('vendas_canal_provedor as c', 'c.id_empresa', 'p.id_empresa')
      .select(['p.id_empresa', 'p.id_campanha', 'c.id_canal'])
      .executeTakeFirstOrThrow()
    for (const steps of [0, 1, 2]) {
      const id_file = await plantFile(deps, admin.id, leadSheet(steps * 10 + 1))
      const made = await leadImports.create({ objects: [{ ...place, id_file }] })
      const [id] = idsOf(made) as [number]
      reported.prefer('leadImports', [id])
      if (steps > 0) await leadImports.read({ id })
      if (steps > 0) await advanceImport(deps, id)
      if (steps > 1) await leadImports.confirm({ id })
      if (steps > 1) await advanceImport(deps, id)
    }
  }

  await learn()
  await plant()
  await learn()
  const inputs = new Map(procedures.map((procedure) => [procedure[0], inputsOf(procedure)]))
  return {
    db,
    deps,
    undoneDeps,
    undone: locked.undone,
    nested: locked.nested,
    callersOf,
    admin,
    inputs,
    knownOf,
    fitting,
  }
}

export type WalkPerson = Awaited<ReturnType<typeof walkWorld>>['admin']
