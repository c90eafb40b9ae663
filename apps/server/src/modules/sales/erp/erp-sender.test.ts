import { erp as text } from '@intranet/contract/messages/registries'
import { beforeEach, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { jsonErp, Refusal } from '../../../../test/erp/json-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeLead } from '../../../../test/factories/sales.ts'
import { groundOf } from '../../../platform/erp/erp-ground.ts'
import { ERP_TRIES, sendDue } from './erp-sender.job.ts'
import { sendToErp } from './send-to-erp.queries.ts'

const { db, deps } = await testWorld()
const sending = { ...groundOf(deps), timeout: 1500 }
const long = () => Date.now() + 30_000

/** A provider with one ERP for it alone, and so many leads that wait for it. */
async function waiting(leads: number) {
  const id_empresa = await makeProvider(db)
  const erp = await jsonErp()
  erp.answers = { erp: ({ id }) => ({ cod_lead: String(id) }) }
  await db
    .insertInto('empresa_erp')
    .values({ id_empresa, url: erp.url, permite_http: true, capacidades: ['lead'] })
    .execute()
  const queue = async (count: number) => {
    const ids: number[] = []
    for (let n = 0; n < count; n += 1) ids.push(await makeLead(db, id_empresa))
    await sendToErp(db, ids)
  }
  await queue(leads)
  const rows = () =>
    db.selectFrom('erp_saida').where('id_empresa', '=', id_empresa).orderBy('id').selectAll().execute()
  const inState = async (situacao: string) => (await rows()).filter((row) => row.situacao === situacao).length
  return { id_empresa, erp, queue, rows, inState }
}

beforeEach(async () => {
  await db.deleteFrom('erp_saida').execute()
  await db.deleteFrom('empresa_erp').execute()
})

it('leads of a provider go out beside those of another, whose ERP stalls and whose leads came before', async () => {
  const slow = await waiting(12)
  const other = await waiting(9)
  slow.erp.mode = 'stall'
  const sent = sendDue({ ...sending, timeout: 20_000 }, long())
  await expect.poll(() => other.inState('enviado'), { timeout: 15_000, interval: 20 }).toBe(9)
  expect(slow.erp.heard).toHaveLength(4)
  await slow.erp.close()
  expect(await sent).toBe(21)
})

it('a run ends in time for those whose leads came meanwhile; what it left is for the next one', async () => {
  const { erp, inState, rows } = await waiting(12)
  erp.mode = 'stall'
  expect(await sendDue(sending, Date.now() + 1000)).toBe(4)
  expect((await rows()).map(({ tentativas }) => tentativas).filter(Boolean)).toEqual([1, 1, 1, 1])
  expect(await inState('na_fila')).toBe(12)
})

it('one that could not be sent at all keeps nobody else waiting, and is reported', async () => {
  const broken = await waiting(1)
  const other = await waiting(1)
  await db
    .updateTable('empresa_erp')
    .set({ token: 's1.nobody' })
    .where('id_empresa', '=', broken.id_empresa)
    .execute()
  await expect(sendDue(sending, long())).rejects.toThrow('not sealed')
  expect(await other.inState('enviado')).toBe(1)
})

it('a lead that the ERP refuses fails at once, with the reason that it gives (docs/sales.md#erp-outbox)', async () => {
  const one = await waiting(1)
  one.erp.answers.erp = () => new Refusal(422, 'CPF já cadastrado no plano Fibra 500.')
  await sendDue(sending, long())
  expect(await one.rows()).toMatchObject([
    { situacao: 'falhou', tentativas: 1, erro: 'CPF já cadastrado no plano Fibra 500.' },
  ])
})

it('one that is away is tried again', async () => {
  const one = await waiting(1)
  one.erp.answers.erp = () => new Refusal(500, 'x')
  await sendDue(sending, long())
  expect(await one.inState('falhou')).toBe(0)
})

it('what the guard of a resting ERP refused was no try', async () => {
  const { erp, queue, rows, inState } = await waiting(8)
  erp.mode = 'away'
  // Six failures in a row.
  expect(await sendDue(sending, long())).toBe(8)
  expect(erp.heard).toHaveLength(8)
  await db.deleteFrom('erp_saida').execute()
  await queue(9)
  for (let run = 0; run < ERP_TRIES + 1; run += 1) {
    // The rest of the queue is not even taken.
    expect(await sendDue(sending, long())).toBe(4)
    await db.updateTable('erp_saida').set({ proxima_em: new Date() }).where('erro', 'is not', null).execute()
  }
  expect(erp.heard).toHaveLength(8)
  const all = await rows()
  expect(all.map(({ tentativas }) => tentativas)).toEqual(Array.from({ length: 9 }, () => 0))
  expect(all.map(({ erro }) => erro)).toContain(text.resting)
  expect(await inState('na_fila')).toBe(9)
})

it('what was refused by the guard waits a minute', async () => {
  const { erp, queue, rows } = await waiting(8)
  erp.mode = 'away'
  await sendDue(sending, long())
  await db.deleteFrom('erp_saida').execute()
  await queue(1)
  await sendDue(sending, long())
  const [row] = await rows()
  expect(row!.proxima_em.getTime() - Date.now()).toBeGreaterThan(30_000)
  expect(await sendDue(sending, long())).toBe(0)
})
