/** Everything the application is built on, as main (or a test) builds it and hands it down: see `../deps.ts`. */
import type { Connection } from '@intranet/db/connection'
import type { Replicas } from '@intranet/db/replicas'
import type { FastifyBaseLogger } from 'fastify'
import type { Canaries } from './canary-watch.ts'
import type { Env } from './env.ts'
import type { Events } from './events.ts'
import type { Jobs } from './jobs.ts'
import type { KeyCalls } from './key-calls.ts'
import type { KeyLimits } from './key-limits.ts'
import type { Limits } from './limits.ts'
import type { Mailer } from './mailer.ts'
import type { Metrics } from './metrics.ts'
import type { AllOffers } from './offers.ts'
import type { Outgoing } from './outgoing.ts'
import type { Parameters } from './parameters.ts'
import type { PersonLimits } from './person-limits.ts'
import type { RecordQueue } from './record-queue.ts'
import type { Scanner } from './scanner.ts'
import type { Sealed } from './sealed.ts'
import type { SecurityLog } from './security-log.ts'
import type { Senders } from './senders/sender.ts'
import type { Auth } from './session.ts'
import type { Storage } from './storage.ts'

export interface Deps {
  env: Env
  connection: Connection
  /** Connections of jobs and of the queue: as long as these take, requests never wait for one of theirs. */
  background: Connection
  /** What is read in place of the primary while none can be reached. */
  replicas: Replicas
  recordQueue: RecordQueue
  auth: Auth
  parameters: Parameters
  /** Marked records of nobody, looked for in what leaves. */
  canaries: Canaries
  limits: Limits
  /** How often each access key may ask. */
  keyLimits: KeyLimits
  /** How much each person may do in a while. */
  personLimits: PersonLimits
  /** What each access key called lately. */
  keyCalls: KeyCalls
  jobs: Jobs
  metrics: Metrics
  security: SecurityLog
  /** False for the demo group on this machine alone: nobody has to have a second factor. */
  demandsFactors: boolean
  /** Aborted when this server is to stop: it is no longer ready, and still answers. */
  stopping: AbortController
  mailer: Mailer
  events: Events
  /** Requests to addresses of settings and of superadmins' pages. */
  outgoing: Outgoing
  /** Opens and seals what may not be readable in the database. */
  sealed: Sealed
  /** How messages to customers leave, by channel. */
  senders: Senders
  storage: Storage
  /** Judges uploads; null where no scanner is set. */
  scanner: Scanner | null
  /** What the public beacon signs its rounds with: drand's, but for a test's own beacon. */
  beaconKey: string
  /** The origin the browser sees, without a trailing slash. */
  publicUrl: string
  /** What the modules offer to each other. */
  offers: AllOffers
  log: FastifyBaseLogger
}

/** What a job works with: everything as a request has it, but for the connections. */
export const inBackground = (deps: Deps): Deps => ({ ...deps, connection: deps.background })
