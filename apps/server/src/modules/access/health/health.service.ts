/** How the service is, all of it in one answer: for the page "Saúde" and `pnpm check-up`. */
import type { HealthCheck, HealthJob, SupportBundle } from '@intranet/contract/access/health'
import { release } from 'node:os'
import { readBacklog } from '../../../platform/backlog.queries.ts'
import type { Deps } from '../../../platform/deps.ts'
import { publicUrlOf } from '../../../platform/env.ts'
import { lateOf } from '../../../platform/retention.ts'
import {
  accessChecks,
  databaseChecks,
  failedMailCheck,
  jobChecks,
  mailCheck,
  messageChecks,
  migrationCheck,
  monthCheck,
  portCheck,
  replicaChecks,
  retentionCheck,
  storeChecks,
} from './checks.ts'
import {
  countFailedMails,
  missingMigrations,
  namesOfProviders,
  outgoingAddresses,
  readAccess,
  readDatabase,
  readMonths,
  readVersions,
  scheduledJobs,
  tableSizes,
} from './health.queries.ts'
import { jobState } from './job-times.ts'
import { probeCertificate, probeMail, probeStore, readDisk } from './probes.ts'
import { certificateChecks, settingChecks } from './setting-checks.ts'

export interface Health {
  lido_em: Date
  checagens: HealthCheck[]
  trabalhos: HealthJob[]
}

type Ground = Pick<Deps, 'connection' | 'replicas' | 'mailer' | 'storage' | 'env' | 'outgoing' | 'offers'>

/**
 * Reads and tries out everything, in about the time of the slowest probe (5 s at most). A faulty part is a check that
 * says so; throws only where the database does not answer.
 */
export async function readHealth({
  connection,
  replicas,
  mailer,
  storage,
  env,
  outgoing,
  offers,
}: Ground): Promise<Health> {
  const db = connection.reserve
  const [
    database,
    missing,
    months,
    scheduled,
    backlog,
    late,
    access,
    addresses,
    failedMails,
    mail,
    store,
    disk,
    certificate,
  ] = await Promise.all([
    readDatabase(db).then((facts) => ({ facts, now: Date.now() })),
    missingMigrations(db).catch((error: Error) => error.message),
    readMonths(db),
    scheduledJobs(db),
    readBacklog(db),
    lateOf(db, offers.retentions),
    readAccess(db),
    outgoingAddresses(db),
    countFailedMails(db),
    probeMail({ mailer }),
    probeStore({ storage }),
    readDisk(env.DATA_DIR),
    probeCertificate(publicUrlOf(env)),
  ])
  const now = new Date()
  const trabalhos = scheduled.map((job) => jobState(job, now))
  return {
    lido_em: now,
    trabalhos,
    checagens: [
      ...databaseChecks(database.facts, connection.pool.waitingCount, database.now),
      ...replicaChecks(replicas),
      migrationCheck(missing),
      monthCheck(months),
      ...jobChecks(trabalhos, backlog),
      retentionCheck(late),
      mailCheck(mail),
      failedMailCheck(failedMails),
      ...messageChecks(backlog),
      ...storeChecks(store, disk),
      ...accessChecks(access),
      portCheck(
        addresses.filter(({ url }) => URL.canParse(url) && !outgoing.takesPort(url)).map(({ nome }) => nome),
      ),
      ...settingChecks(env),
      ...certificateChecks(certificate),
    ],
  }
}

/** For the page: with what this server counted, before its own questions, and the providers by name. */
export async function readPage(deps: Ground & Pick<Deps, 'metrics'>) {
  const servidor = await deps.metrics.figures()
  const health = await readHealth(deps)
  const ids = servidor.erps.map(({ id_empresa }) => id_empresa)
  return { ...health, servidor, provedores: await namesOfProviders(deps.connection.reserve, ids) }
}

/** What who helps from outside needs: names of settings without their values, sizes of tables, figures. */
export async function bundle(deps: Ground & Pick<Deps, 'metrics'>): Promise<SupportBundle> {
  const db = deps.connection.reserve
  const servidor = await deps.metrics.figures()
  const [health, versions, tabelas] = await Promise.all([readHealth(deps), readVersions(db), tableSizes(db)])
  return {
    ...health,
    servidor,
    versoes: { node: process.version, sistema: `${process.platform} ${release()}`, ...versions },
    configuracoes: Object.entries(deps.env).flatMap(([name, value]) => (value === undefined ? [] : [name])),
    tabelas,
  }
}
