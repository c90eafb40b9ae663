/** The demo group: its sign-ins and their one password are published, so only this machine may reach it unasked. */
import { holdsDemo } from '@intranet/db/demo/holds-demo'
import { DEMO_PASSWORD } from '@intranet/db/demo/sign-ins'
import type { Deps } from './platform/deps.ts'
import { isOnlyHere } from './platform/env.ts'
import { hashPassword } from './platform/hashing.ts'

const refused =
  'O banco contém o grupo de demonstração, cuja senha é pública, e HOST ou PUBLIC_URL alcançam outras máquinas. ' +
  'Use um banco novo, ou DEMO=1 para servir a demonstração mesmo assim.'

/**
 * Writes the demo to an empty database of our own (`embedded`), unless in production. Answers whether the database
 * holds it. Throws when it does and other machines would reach it without DEMO=1.
 */
export async function openDemo(
  { env, connection: { db }, storage, sealed }: Pick<Deps, 'env' | 'connection' | 'storage' | 'sealed'>,
  embedded: boolean,
): Promise<boolean> {
  const mayBeSeen = env.DEMO || isOnlyHere(env)
  if (embedded && mayBeSeen && env.NODE_ENV !== 'production') {
    // The image of production comes without it.
    const { seedDemo } = await import('@intranet/db/demo/seed-demo')
    await seedDemo(
      db,
      () => hashPassword(DEMO_PASSWORD),
      new Date(),
      (id, content, type) => storage.write(id, content, type),
      sealed.seal,
    )
  }
  const hasDemo = await holdsDemo(db)
  if (hasDemo && !mayBeSeen) throw new Error(refused)
  return hasDemo
}
