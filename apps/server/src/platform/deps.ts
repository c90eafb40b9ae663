/** Everything the application stands on, built once by main (or by a test) and handed down. */
import { QUICKNET_KEY } from '@intranet/contract/marketing/raffle-proof'
import { createDatabase, jobLimits, requestLimits, type Connection } from '@intranet/db/connection'
import type { FastifyBaseLogger } from 'fastify'
import type { Env } from './env.ts'
import { isTls, publicUrlOf } from './env.ts'
import { createEvents, type Events } from './events.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLimits, type Limits } from './limits.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { createParameters, type Parameters } from './parameters.ts'
import type { Senders } from './senders/sender.ts'
import { createSenders } from './senders/senders.ts'
import { createRecordTurns, type RecordTurns } from './record-turns.ts'
import { createAuth, type Auth } from './session.ts'
import { createStorage, type Storage } from './storage.ts'

export interface Deps {
  env: Env
  connection: Connection
  /** Connections of jobs and of the queue: as long as these take, requests never wait for one of theirs. */
  background: Connection
  recordTurns: RecordTurns
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

/** Imports take two of them, each channel of messages up to two. */
const JOB_CONNECTIONS = 6

/** What a job works with: everything as a request has it, but for the connections. */
export const inBackground = (deps: Deps): Deps => ({ ...deps, connection: deps.background })

/** With `given` connections, of a test, in place of its own ones. */
export function createDeps(env: Env, databaseUrl: string, log: FastifyBaseLogger, given?: Connection): Deps {
  const publicUrl = publicUrlOf(env)
  const directUrl = env.DATABASE_DIRECT_URL ?? databaseUrl
  const behindPooler = directUrl !== databaseUrl
  const connection =
    given ?? createDatabase(databaseUrl, { max: env.DATABASE_POOL, behindPooler, limits: requestLimits })
  const background = given ?? createDatabase(directUrl, { max: JOB_CONNECTIONS, limits: jobLimits })
  const parameters = createParameters(connection.reserve)
  const jobs = createJobs(background, log)
  return {
    env,
    connection,
    background,
    // A little less than for the lock itself: who waits behind somebody who gives up gives up first.
    recordTurns: createRecordTurns(requestLimits.lock * 0.9),
    auth: createAuth(connection.reserve, isTls(publicUrl), parameters),
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
