/** Builds everything the application is built on, once. */
import { QUICKNET_KEY } from '@intranet/contract/marketing/raffle-proof'
import { createDatabase, jobLimits, requestLimits, type Connection } from '@intranet/db/connection'
import { noReplicas, openReplicas, type Replicas } from '@intranet/db/replicas'
import type { FastifyBaseLogger } from 'fastify'
import { modules } from './modules/module-list.ts'
import type { Deps } from './platform/deps.ts'
import { isOn, isTls, publicUrlOf, type Env } from './platform/env.ts'
import { createCanaries } from './platform/canary-watch.ts'
import { createEvents } from './platform/events.ts'
import { createJobs } from './platform/jobs.ts'
import { createKeyCalls } from './platform/key-calls.ts'
import { createKeyLimits } from './platform/key-limits.ts'
import { createLimits } from './platform/limits.ts'
import { createMailer } from './platform/mailer.ts'
import { createMetrics } from './platform/metrics.ts'
import { gather } from './platform/offers.ts'
import { outgoingOf } from './platform/outgoing.ts'
import { createParameters } from './platform/parameters.ts'
import { createPersonLimits } from './platform/person-limits.ts'
import { createRecordQueue } from './platform/record-queue.ts'
import { createScanner } from './platform/scanner.ts'
import { createSealed, readSecrets } from './platform/sealed.ts'
import { createSecurityLog } from './platform/security-log.ts'
import { createSenders } from './platform/senders/senders.ts'
import { createAuth } from './platform/session.ts'
import { createStorage } from './platform/storage.ts'

/** Imports take two of them, each channel of messages up to two. */
const JOB_CONNECTIONS = 6

/** With `given` connections, of a test, in place of new ones. */
export function createDeps(env: Env, databaseUrl: string, log: FastifyBaseLogger, given?: Connection): Deps {
  const publicUrl = publicUrlOf(env)
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl
  const behindPooler = directUrl !== databaseUrl
  const notesWriters = env.DATABASE_READ_URLS.length > 0
  const common = { driver: env.DATABASE_DRIVER, notesWriters }
  const requests = { max: env.DATABASE_POOL, limits: requestLimits, keepsReadings: true, ...common }
  let replicas: Replicas = noReplicas
  const connection =
    given ?? createDatabase(databaseUrl, { ...requests, behindPooler, standIn: () => replicas.standIn() })
  const background =
    given ?? createDatabase(directUrl, { max: JOB_CONNECTIONS, limits: jobLimits, ...common })
  if (env.DATABASE_READ_URLS.length)
    replicas = openReplicas(directUrl, env.DATABASE_READ_URLS, {
      ...requests,
      onPrimary(reachable) {
        log.warn(
          reachable ? 'primary back: writes go on' : 'primary away: a replica is read, writes are refused',
        )
        if (reachable) return
        connection.drop()
        background.drop()
      },
    })
  const noteTls = (host: string, what: string) => log.warn({ host }, what)
  const outgoing = outgoingOf(env, noteTls)
  const parameters = createParameters(connection.reserve)
  const metrics = createMetrics({ requests: connection, jobs: background })
  metrics.readOnly(replicas.isReadOnly)
  const jobs = createJobs(background, log, metrics)
  const sealed = createSealed(readSecrets(env))
  return {
    env,
    connection,
    background,
    replicas,
    // A little less than for the lock itself: who waits behind somebody who gives up gives up first.
    recordQueue: createRecordQueue(requestLimits.lock * 0.9),
    auth: createAuth(connection.reserve, isTls(publicUrl), parameters, replicas),
    parameters,
    canaries: createCanaries(connection.reserve),
    limits: createLimits(connection.pool),
    keyLimits: createKeyLimits(connection.reserve, (error) =>
      log.warn({ err: error }, 'use of access keys not recorded'),
    ),
    personLimits: createPersonLimits(parameters),
    keyCalls: createKeyCalls(background.db, (error) =>
      log.warn({ err: error }, 'calls of access keys not recorded'),
    ),
    jobs,
    metrics,
    security: createSecurityLog(background.db, {
      path: isOn(env.SECURITY_LOG) ? env.SECURITY_LOG : undefined,
      onError: (error) => log.error({ err: error }, 'security log not written'),
    }),
    demandsFactors: true,
    stopping: new AbortController(),
    mailer: createMailer(env, jobs, sealed),
    events: createEvents(directUrl, log, replicas.wide),
    outgoing,
    sealed,
    senders: createSenders(env, connection.db, publicUrl, {
      outgoing,
      onTlsFailure: (what) => noteTls('e-mail', what),
    }),
    storage: createStorage(env.STORAGE_URL, env.DATA_DIR, outgoing),
    scanner: isOn(env.SCAN_URL) ? createScanner(env.SCAN_URL, (what) => noteTls('antivírus', what)) : null,
    beaconKey: QUICKNET_KEY,
    publicUrl,
    offers: gather(modules),
    log,
  }
}
