import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccount } from '../../../../test/factories/accounts.ts'
import { accessCleanupJob } from './access-cleanup.job.ts'
import { findCode, storeCode } from './auth.queries.ts'

const { db, deps } = await testWorld()

it('a code stays for an hour after its time, in which its reader is answered that it is too old', async () => {
  const { id } = await makeAccount(db)
  const code = { id_usuario: id, finalidade: 'senha', pedido: 'aparelho', hash: 'hash' } as const
  await storeCode(db, { ...code, expira_em: new Date(Date.now() - 59 * 60_000) })
  await accessCleanupJob.run(deps, {})
  expect(await findCode(db, id, 'senha')).toEqual({ pedido: 'aparelho' })
  await db
    .updateTable('codigo_verificacao')
    .set({ expira_em: sql<Date>`now() - interval '61 minutes'` })
    .where('id_usuario', '=', id)
    .execute()
  await accessCleanupJob.run(deps, {})
  expect(await findCode(db, id, 'senha')).toBeUndefined()
})
