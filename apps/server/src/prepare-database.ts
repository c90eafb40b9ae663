/** The owner's part of a start: migrations, the tables of jobs, and what the server's role may (docs/deploy.md#two-roles). */
import { migrate, pendingOf } from '@intranet/db/migrator'
import { appliedMigrations, grantServer, ownsTables, roleOf, timeZoneOf } from '@intranet/db/roles'
import { PgBoss } from 'pg-boss'
import { JOB_SCHEMA, JOB_ZONE } from './platform/jobs.ts'

/** Makes the tables of the queue of jobs, or brings them up to date. */
async function prepareJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({
    connectionString: ownerUrl,
    schema: JOB_SCHEMA,
    supervise: false,
    schedule: false,
    max: 1,
  })
  // Its end also ends what runs; what is wrong with the start is thrown by it.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/**
 * Brings the database up to date as its owner, and gives the role of `serverUrl` what it needs. Answers the names of the
 * migrations that were applied.
 */
export async function prepareDatabase(ownerUrl: string, serverUrl: string): Promise<string[]> {
  const applied = await migrate(ownerUrl)
  if (roleOf(ownerUrl) === roleOf(serverUrl)) return applied
  await prepareJobs(ownerUrl)
  await grantServer(ownerUrl, roleOf(serverUrl))
  return applied
}

/** Filters of days and what the database calls today are those of its time zone, which only its owner sets. */
async function assertTimeZone(url: string): Promise<void> {
  const zone = await timeZoneOf(url)
  if (zone !== JOB_ZONE)
    throw new Error(
      `O banco conta os dias em ${zone}. Rode, como o dono dele: alter database … set timezone to '${JOB_ZONE}'.`,
    )
}

async function migrated(serverUrl: string, ownerUrl: string | undefined): Promise<void> {
  if (ownerUrl !== undefined) return void (await prepareDatabase(ownerUrl, serverUrl))
  if (await ownsTables(serverUrl)) return void (await migrate(serverUrl))
  const missing = pendingOf(await appliedMigrations(serverUrl))
  if (missing.length)
    throw new Error(
      `Faltam migrações (${missing.join(', ')}), e o usuário de DATABASE_URL não é dono das tabelas: rode pnpm migrate com DATABASE_OWNER_URL.`,
    )
}

/** Before a server serves: `ownerUrl` where it was given one. Throws in words where the database is not ready for it. */
export async function readyDatabase(serverUrl: string, ownerUrl: string | undefined): Promise<void> {
  await migrated(serverUrl, ownerUrl)
  await assertTimeZone(serverUrl)
}
