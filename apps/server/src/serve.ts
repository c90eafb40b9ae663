/** On a database that answers: migrations, demo, doors, jobs. */
import type { Embedded } from '@intranet/db/embedded'
import { migrate } from '@intranet/db/migrator'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { DEMO_PASSWORD, demoSignIns } from '@intranet/db/demo/sign-ins'
import { seedReference } from '@intranet/db/reference'
import type { FastifyBaseLogger } from 'fastify'
import { buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import type { Env } from './env.ts'
import { jobList } from './job-list.ts'
import { firstAdmin } from './modules/access/auth/first-admin.service.ts'
import { startPump } from './modules/marketing/communication/queue-pump.ts'
import { hashPassword } from './platform/hashing.ts'

export interface Ground {
  env: Env
  log: FastifyBaseLogger
  /** Ours, when no DATABASE_URL names another. */
  embedded: Embedded | null
}

/** What is to be closed, last first. */
export type Open = (() => Promise<unknown> | void)[]

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Serves until what it adds to `open` is closed, last first. */
export async function serve({ env, log, embedded }: Ground, open: Open): Promise<void> {
  const databaseUrl = env.DATABASE_URL ?? embedded!.url
  await migrate(env.DATABASE_DIRECT_URL ?? databaseUrl)

  const deps = createDeps(env, databaseUrl, log)
  open.push(deps.connection.close, () => deps.mailer.close())
  await seedReference(deps.connection.db)
  const demo = embedded !== null && env.NODE_ENV !== 'production'
  if (demo)
    await seedDemo(
      deps.connection.db,
      () => hashPassword(DEMO_PASSWORD),
      new Date(),
      (id, content, type) => deps.storage.write(id, content, type),
    )

  const app = await buildApp(deps)
  open.push(() => app.close())
  await deps.jobs.start(deps, jobList)
  open.push(() => deps.jobs.stop())
  const pump = startPump(deps)
  open.push(() => pump.stop())
  await app.listen({ port: env.PORT, host: env.HOST })

  say(`Intranet em ${deps.publicUrl}`)
  if (demo) {
    say(`Acessos de demonstração (senha ${DEMO_PASSWORD}, todos @intranet.example):`)
    say(`  ${demoSignIns.map(({ login }) => login).join(', ')}`)
  }
  const adminLink = await firstAdmin(deps)
  if (adminLink) say(`Primeiro acesso do administrador (uma vez, 24 h): ${adminLink}`)
}
