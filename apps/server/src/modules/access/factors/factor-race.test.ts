/** Changes of one person's factors at the same moment. */
import { factors as text } from '@intranet/contract/messages/factors'
import { expect, it } from 'vitest'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { makeAccount } from '../../../../test/factories/accounts.ts'
import { codeAt, stopClock } from '../../../../test/factories/factors.ts'
import { findApp, insertPasskey, listPasskeys } from './factor.queries.ts'
import { beginApp, completeApp } from './factor.service.ts'

stopClock()
const { db, deps, as } = await testWorld()

const passkeyOf = (id_usuario: number, credencial: string) =>
  insertPasskey(db, {
    id_usuario,
    nome: 'Notebook',
    credencial,
    chave_publica: 'chave',
    contador: 0,
    transportes: [],
  })

it('the last demanded factor remains when two are removed at once', async () => {
  const { call, userId } = await as(superadmin)
  for (let round = 0; round < 5; round += 1) {
    for (const one of ['a', 'b']) await passkeyOf(userId, `${one}${round}`)
    const [first, second, ...kept] = (await listPasskeys(db, userId)).toReversed()
    for (const { id } of kept) await db.deleteFrom('fator_passkey').where('id', '=', id).execute()
    await Promise.allSettled([
      call.factors.removePasskey({ id: first!.id }),
      call.factors.removePasskey({ id: second!.id }),
    ])
    expect(await listPasskeys(db, userId)).toHaveLength(1)
  }
})

it('an app whose secret was replaced after its code was read is not in use', async () => {
  const account = await makeAccount(db)
  const { segredo } = await beginApp(deps, db, account)
  const done = completeApp(
    deps,
    async (work) => {
      await beginApp(deps, db, account)
      return work(db)
    },
    { id: account.id, codigo: codeAt(segredo), from: { address: '10.2.7.1' } },
  )
  await expect(done).rejects.toThrow(text.wrongCode)
  expect(await findApp(db, account.id, 'in use')).toBeUndefined()
})
