/** Everything the application stands on, built once by main (or by a test) and handed down. */
import { QUICKNET_KEY } from '@intranet/contract/marketing/raffle-proof'
import { createDatabase, type Connection } from '@intranet/db/connection'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from './env.ts'
import { isTls, publicUrlOf } from './env.ts'
import { createEvents, type Events } from './platform/events.ts'
import { createJobs, type Jobs } from './platform/jobs.ts'
import { createLimits, type Limits } from './platform/limits.ts'
import { createMailer, type Mailer } from './platform/mailer.ts'
import { createParameters, type Parameters } from './platform/parameters.ts'
import type { Senders } from './platform/senders/sender.ts'
import { createSenders } from './platform/senders/senders.ts'
import { createAuth, type Auth } from './platform/session.ts'
import { createStorage, type Storage } from './platform/storage.ts'

export interface Deps {
  env: Env
  connection: Connection
  auth: Auth
  parameters: Parameters
  limits: Limits
  jobs: Jobs
  mailer: Mailer
  events: Events
  /** How messages to customers leave, by channel. */
  senders: Senders
  storage: Storage
  /** What the public beacon signs its rounds with: drand's, but for a test's own beacon. */
  beaconKey: string
  /** The origin the browser sees, without a trailing slash. */
  publicUrl: string
  log: FastifyBaseLogger
}

export function createDeps(env: Env, databaseUrl: string, log: FastifyBaseLogger, given?: Connection): Deps {
  const publicUrl = publicUrlOf(env)
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl
  const connection =
    given ?? createDatabase(databaseUrl, { max: env.DATABASE_POOL, behindPooler: directUrl !== databaseUrl })
  const parameters = createParameters(connection.db)
  const jobs = createJobs(connection, log)
  return {
    env,
    connection,
    auth: createAuth(connection.db, isTls(publicUrl), parameters),
    parameters,
    limits: createLimits(connection.pool),
    jobs,
    mailer: createMailer(env, jobs),
    events: createEvents(directUrl, log),
    senders: createSenders(env, connection.db, publicUrl),
    storage: createStorage(env.STORAGE_URL, env.DATA_DIR),
    beaconKey: QUICKNET_KEY,
    publicUrl,
    log,
  }
}
