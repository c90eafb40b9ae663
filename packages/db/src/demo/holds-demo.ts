import type { Database } from '../connection.ts'
import { demoSignIns } from './sign-ins.ts'

/** Whether anybody can still sign in under one of the demo's published e-mails. */
export async function holdsDemo(db: Database): Promise<boolean> {
  const found = await db
    .selectFrom('rh_usuario')
    .select('id')
    .where(
      'email',
      'in',
      demoSignIns.map(({ login }) => `${login}@intranet.example`),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
