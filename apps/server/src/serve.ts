/** On a database that answers: migrations, demo, doors, jobs. */
import type { Embedded } from '@intranet/db/embedded'
import { firstJobs } from '@intranet/db/demo/first-jobs'
import { DEMO_PASSWORD, demoSignIns } from '@intranet/db/demo/sign-ins'
import { seedReference } from '@intranet/db/reference'
import type { FastifyBaseLogger } from 'fastify'
import { setTimeout } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { openDemo } from './demo.ts'
import { createDeps } from './deps.ts'
import { serveMetrics } from './doors/metrics.ts'
import type { Open } from './platform/close-all.ts'
import { inBackground } from './platform/deps.ts'
import { onPrimary } from './platform/first-answer.ts'
import { assertDemands, assertLeastRole } from './platform/production-demands.ts'
import { forgetOwner, isOnlyHereUnproxied, type Env } from './platform/env.ts'
import { readyDatabase } from './prepare-database.ts'
import { jobList } from './job-list.ts'
import { startViewedCopies } from './platform/security-copies.ts'
import { assertOpens, sealStored } from './platform/sealed-columns.ts'
import { firstAdmin } from './modules/access/auth/first-admin.service.ts'
import { startPushPump } from './modules/access/push/push-pump.ts'
import { startWebhookPump } from './modules/access/webhooks/webhook-pump.ts'
import { startPump } from './modules/marketing/communication/sending/queue-pump.ts'

export interface Ground {
  env: Env
  log: FastifyBaseLogger
  /** Ours, when no DATABASE_URL names another. */
  embedded: Embedded | null
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Serves until what it adds to `open` is closed, last first. */
export async function serve({ env, log, embedded }: Ground, open: Open): Promise<void> {
  const databaseUrl = env.DATABASE_URL ?? embedded!.url
  assertDemands(env)
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl
  const { DATABASE_WAIT: wait } = env
  /** A step of the start: where the database goes away in it, it is done again. */
  const step = <Done>(work: () => Promise<Done>) =>
    onPrimary(
      directUrl,
      wait,
      (reason) => say(`O PostgreSQL não atende (${reason}): a intranet espera por ele até ${wait} s.`),
      work,
    )
  await step(async () => {
    await readyDatabase(directUrl, env.DATABASE_OWNER_URL)
    await assertLeastRole(env)
  })
  forgetOwner(env)

  const deps = createDeps(env, databaseUrl, log)
  open.push(deps.connection.close, deps.background.close, deps.replicas.close, () => deps.mailer.close())
  // After the last answer and the last job, before the connections end.
  open.push(deps.security.copyViewed, deps.security.settle)
  const demo = await step(async () => {
    await assertOpens(deps.connection.db, deps.sealed, deps.offers.sealed)
    await sealStored(deps.connection.db, deps.sealed, deps.offers.sealed)
    await seedReference(deps.connection.db)
    return openDemo(deps, embedded !== null)
  })
  deps.demandsFactors = !(demo && isOnlyHereUnproxied(env))

  const app = await buildApp(deps)
  // Each may take its time, and a stop has little of it.
  const atOnce: (() => unknown)[] = [() => app.close()]
  open.push(atOnce)
  await deps.jobs.start(inBackground(deps), jobList)
  atOnce.push(() => deps.jobs.stop())
  const pump = startPump(inBackground(deps))
  atOnce.push(() => pump.stop())
  const webhooks = startWebhookPump(inBackground(deps))
  atOnce.push(() => webhooks.stop())
  const pushes = startPushPump(inBackground(deps))
  atOnce.push(() => pushes.stop())
  const copies = startViewedCopies(deps.security, (error) =>
    log.error({ err: error }, 'security log not copied'),
  )
  atOnce.push(() => copies.stop())
  if (env.METRICS_PORT !== undefined) {
    deps.metrics.watchProcess()
    const metrics = await serveMetrics(deps, env.METRICS_PORT, env.METRICS_HOST)
    atOnce.push(metrics.close)
  }
  await app.listen({ port: env.PORT, host: env.HOST })
  open.push(async () => {
    deps.stopping.abort()
    await setTimeout(env.STOP_DELAY * 1000)
  })

  say(`Intranet em ${deps.publicUrl}`)
  if (demo) {
    say(`Acessos de demonstração (senha ${DEMO_PASSWORD}, todos @intranet.example):`)
    say(`  ${demoSignIns.map(({ login }) => login).join(', ')}`)
    say('Para experimentar:')
    for (const { login, path, task } of Object.values(firstJobs))
      say(`  Entre como ${login}, abra ${deps.publicUrl}${path} e ${task}.`)
  }
  if (embedded && !demo && !env.ADMIN_EMAIL)
    say('Sem o grupo de demonstração: ADMIN_EMAIL cria o primeiro acesso, DEMO=1 mostra a demonstração.')
  const adminLink = await firstAdmin(deps)
  if (adminLink) say(`Primeiro acesso do administrador (uma vez, 24 h): ${adminLink}`)
}
