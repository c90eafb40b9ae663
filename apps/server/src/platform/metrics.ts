/** What this process counts, for Prometheus; `docs/metrics.md` has every name with what to do about it. */
import type { Connection } from '@intranet/db/connection'
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type GaugeConfiguration,
} from 'prom-client'
import { poolWords } from '@intranet/contract/access/health-words'
import { keysOf } from '@intranet/contract/keys-of'
import type { ServerFigures } from '@intranet/contract/access/health'
import { readBacklog } from './backlog.queries.ts'
import { figuresOf } from './metric-figures.ts'
import { rememberShortly } from './short-memory.ts'

export const doorNames = ['trpc', 'rest', 'file', 'event', 'page'] as const
export type DoorName = (typeof doorNames)[number]

export interface Answered {
  door: DoorName
  /** A procedure's path or a route's pattern: never an address, which may hold what somebody typed. */
  name: string
  status: number
  seconds: number
}

export interface Metrics {
  answered(what: Answered): void
  /** A sign-in that was tried: `ok`, or the name of its refusal. */
  signIn(outcome: string): void
  /** A run of a job that ended. */
  jobRun(job: string, succeeded: boolean, seconds: number): void
  /** A message handed to its provider. */
  sent(channel: string, outcome: string): void
  /** A call to a provider's ERP: `ok`, or the name of its failure. */
  erpCall(provider: number, call: string, outcome: string, seconds: number): void
  /** A reading that was answered by a replica, or by the primary; only where replicas are read. */
  reading(from: 'replica' | 'primary', seconds: number): void
  /** Where open event streams are counted. */
  streams(count: () => number): void
  /** Where it is asked whether a replica is read because there is no primary. */
  readOnly(is: () => boolean): void
  /** Everything in Prometheus' text form, and the content type of it. */
  read(): Promise<{ text: string; contentType: string }>
  /** The same for people, since this server began. */
  figures(): Promise<ServerFigures>
  /** Counts the process itself too: memory, event loop, garbage collection. */
  watchProcess(): void
}

/** Seconds. People notice a tenth, wait for one, and give up after ten. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 1, 2.5, 10]
/** How long one reading of the queues serves, in ms: several collectors ask no more often than one. */
const BACKLOG_MS = 10_000

const poolNames = keysOf(poolWords)

/** Connections of a pool; waiting are requests for one. */
const stateOf = ({ pool }: Connection) => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** The metrics of one server. `pools` are its connections by what they are for. */
export function createMetrics(pools: Record<keyof typeof poolWords, Connection>): Metrics {
  const began = new Date()
  const registry = new Registry()
  const registers = [registry]
  const { read: backlog } = rememberShortly(BACKLOG_MS, () => readBacklog(pools.jobs.reserve))
  let openStreams = () => 0
  let isReadOnly = () => false

  /** A value that is looked up when somebody collects. */
  function gauge<Label extends string>(options: Omit<GaugeConfiguration<Label>, 'registers'>): void {
    registry.registerMetric(new Gauge({ ...options, registers: [] }))
  }

  const requests = new Histogram({
    name: 'intranet_request_duration_seconds',
    help: 'Requests by procedure or route',
    labelNames: ['door', 'name', 'status'],
    buckets: BUCKETS,
    registers,
  })
  const signIns = new Counter({
    name: 'intranet_sign_ins_total',
    help: 'Sign-ins by outcome',
    labelNames: ['outcome'],
    registers,
  })
  const jobRuns = new Histogram({
    name: 'intranet_job_duration_seconds',
    help: 'Runs of jobs by outcome',
    labelNames: ['job', 'outcome'],
    buckets: [0.1, 1, 10, 60, 600],
    registers,
  })
  const sends = new Counter({
    name: 'intranet_messages_total',
    help: 'Messages handed to a provider, by outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  const erpCalls = new Histogram({
    name: 'intranet_erp_call_duration_seconds',
    help: 'Calls to the ERP of a provider',
    labelNames: ['provider', 'call', 'outcome'],
    buckets: BUCKETS,
    registers,
  })
  const readings = new Counter({
    name: 'intranet_reading_seconds_total',
    help: 'Time that readings took, by the database that answered',
    labelNames: ['database'],
    registers,
  })
  gauge({
    name: 'intranet_event_streams',
    help: 'Open event streams',
    collect() {
      this.set(openStreams())
    },
  })
  gauge({
    name: 'intranet_read_only',
    help: 'Whether a replica is read because no primary can be reached',
    collect() {
      this.set(isReadOnly() ? 1 : 0)
    },
  })
  gauge({
    name: 'intranet_database_connections',
    help: 'Connections by pool and state; waiting are requests for one',
    labelNames: ['pool', 'state'],
    collect() {
      for (const pool of poolNames)
        for (const [state, connections] of Object.entries(stateOf(pools[pool])))
          this.set({ pool, state }, connections)
    },
  })
  gauge({
    name: 'intranet_job_waiting_seconds',
    help: 'How long the oldest job that is due has waited',
    labelNames: ['job'],
    async collect() {
      this.reset()
      for (const { job, seconds } of (await backlog()).jobs) this.set({ job }, seconds)
    },
  })
  gauge({
    name: 'intranet_job_last_success_timestamp_seconds',
    help: 'When a job last ended well, on any server',
    labelNames: ['job'],
    async collect() {
      this.reset()
      for (const { job, succeeded } of (await backlog()).successes) this.set({ job }, succeeded)
    },
  })
  gauge({
    name: 'intranet_message_waiting_seconds',
    help: 'How long the oldest message that is due has waited',
    labelNames: ['channel'],
    async collect() {
      this.reset()
      for (const { channel, seconds } of (await backlog()).channels) this.set({ channel }, seconds)
    },
  })

  return {
    answered({ door, name, status, seconds }) {
      requests.observe({ door, name, status: String(status) }, seconds)
    },
    signIn: (outcome) => signIns.inc({ outcome }),
    jobRun: (job, succeeded, seconds) =>
      jobRuns.observe({ job, outcome: succeeded ? 'ok' : 'failed' }, seconds),
    sent: (channel, outcome) => sends.inc({ channel, outcome }),
    erpCall: (provider, call, outcome, seconds) =>
      erpCalls.observe({ provider: String(provider), call, outcome }, seconds),
    reading: (database, seconds) => readings.inc({ database }, seconds),
    streams: (count) => (openStreams = count),
    readOnly: (is) => (isReadOnly = is),
    read: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
    figures: async () => ({
      desde: began,
      fluxos: openStreams(),
      conexoes: poolNames.map((grupo) => {
        const { busy, idle, waiting } = stateOf(pools[grupo])
        return { grupo, ocupadas: busy, livres: idle, esperando: waiting }
      }),
      ...(await figuresOf({ requests, erpCalls, sends, signIns })),
    }),
    watchProcess: () => collectDefaultMetrics({ register: registry, prefix: 'intranet_' }),
  }
}
