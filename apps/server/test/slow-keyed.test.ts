/** A slow procedure answers its Idempotency-Key with what it answered, not with its first write (docs/platform.md#idempotency-key). */
import { KEY_IN_USE } from '@intranet/contract/messages'
import { idempotency } from '@intranet/contract/messages/access'
import { leadImport } from '@intranet/contract/messages/lead-imports'
import { erp as text } from '@intranet/contract/messages/registries'
import { TRPCError } from '@trpc/server'
import { expect, it } from 'vitest'
import { AppError, refusals } from '../src/platform/errors.ts'
import { findAnswer, type KeyedCall } from '../src/platform/procedure/idempotency.ts'
import { keyedWrite } from '../src/platform/procedure/keyed-write.ts'
import { inTransaction } from '../src/platform/transaction.ts'
import { importAtOnce } from '../src/modules/sales/lead-imports/lead-import.service.ts'
import { findActor } from '../src/platform/session.ts'
import { superadmin } from './app.ts'
import { ixcErp } from './erp/ixc-erp.ts'
import { makeProvider } from './factories/company.ts'
import { importWorld } from './factories/import-world.ts'

const { db, deps, as, app, manager, begin } = await importWorld()
let sequence = 0

/** A call whose first write is done, and that goes on. */
async function underWay(made: unknown) {
  const keyed: KeyedCall = {
    quem: 'visitante',
    chave: `lenta-${(sequence += 1)}`,
    procedimento: 'a.b',
    resumo: 'x',
    id_usuario: null,
    direitos: null,
  }
  const { write, finish } = keyedWrite(db, keyed, (work) => inTransaction(db, null, work))
  await write(async () => made)
  return { finish, again: () => findAnswer(db, keyed) }
}
const failed = (cause: AppError) => ({
  ok: false as const,
  error: new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause }),
})

it('that goes on after its first write is refused as running, and answered with the whole answer afterwards', async () => {
  const { again, finish } = await underWay({ id: 7 })
  await expect(again()).rejects.toMatchObject({
    message: idempotency.running,
    details: { nome: KEY_IN_USE, retryAfter: 1 },
  })
  await finish({ ok: true, data: { id: 7, situacao: 'sorteado' } })
  expect(await again()).toEqual({ saida: { id: 7, situacao: 'sorteado' } })
})

it('whose server died is answered with what its write made, once it cannot be at work any more', async () => {
  const { again } = await underWay({ id: 8 })
  await db.updateTable('idempotencia').set({ em_curso_ate: new Date() }).execute()
  expect(await again()).toEqual({ saida: { id: 8 } })
})

it('of a whole import has made the answer that it goes on, for the key of a server that dies', async () => {
  const id = await begin('feira.csv', 'Nome;CPF;Telefone\nAna;52998224725;48999990001\n')
  const { actor } = (await findActor(deps.auth, manager.token))!
  const made: unknown[] = []
  const write = async <T>(work: (open: typeof db) => Promise<T>) => {
    const answer = await inTransaction(db, actor, work)
    made.push(answer)
    return answer
  }
  const done = await importAtOnce({ deps, db, actor, write }, id)
  expect(done).toEqual({ success: true, message: leadImport.imported(1, 0) })
  await importAtOnce({ deps, db, actor, write }, id)
  expect(made).toEqual([1, 2].map(() => ({ success: true, message: leadImport.running })))
})

it('that refuses after its first write keeps nothing; one that breaks makes nothing twice', async () => {
  const refused = await underWay({ id: 9 })
  await refused.finish(failed(refusals.forbidden()))
  expect(await refused.again()).toBeUndefined()
  const broken = await underWay({ id: 10 })
  await broken.finish(failed(refusals.internal()))
  expect(await broken.again()).toEqual({ saida: { id: 10 } })
})

it('that its own write refuses is done when the key comes again: a trial of an ERP’s action', async () => {
  const admin = await as(superadmin)
  const erp = await ixcErp()
  const way = { tipo: 'ixc' as const, url: erp.url, permite_http: true, token: '7:segredo' }
  const [made] = await admin.call.erp.create({ objects: [{ id_empresa: await makeProvider(db), ...way }] })
  const asked = { id: made!.id, acao: 'desconectar' as const, cod_cliente: '501', alvo: '70' }
  const before = await admin.call.erp.tryAction(asked)
  const send = () =>
    app.inject({
      method: 'POST',
      url: '/trpc/erp.tryAction',
      payload: asked,
      headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': 'tentativa-2026' },
    })
  expect((await send()).body).toContain(text.trialWaiting)
  await admin.call.erp.judgeAction({ id: before.id, funcionou: true })
  const done = await send()
  expect([done.statusCode, done.headers['idempotency-replayed']]).toEqual([200, undefined])
  expect(done.json().result.data).toMatchObject({ resposta: 'Desconectado!' })
  expect((await send()).json()).toEqual(done.json())
})
