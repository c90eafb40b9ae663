/** The demo group in a new database. */
import { createDatabase } from '@intranet/db/connection'
import { seedDemo } from '@intranet/db/demo/seed-demo'
import { migrate } from '@intranet/db/migrator'
import { seedReference } from '@intranet/db/reference'

/** Migrates it and fills it; nobody signs in there. */
export async function fillWithDemo(url: string): Promise<void> {
  await migrate(url)
  await demoInto(url)
}

/** Fills a migrated database. */
export async function demoInto(url: string): Promise<void> {
  const { db, close } = createDatabase(url, { max: 1 })
  await seedReference(db)
  await seedDemo(db, async () => 'nobody signs in here')
  await close()
}
