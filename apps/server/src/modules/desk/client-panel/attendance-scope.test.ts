/** An attendance is its attendant's, and ends with the right to its provider. */
import { clientPanel as text } from '@intranet/contract/messages/client-panel'
import { beforeEach, expect, it } from 'vitest'
import { panelWorld, RIGHT_FACTS } from '../../../../test/erp/panel-world.ts'
import { createCaller } from '../../../doors/trpc/app-router.ts'
import { findActor } from '../../../platform/session.ts'

const { db, deps, reset, provider, customer, person, withCustomer } = await panelWorld()

beforeEach(reset)

const refused = { code: 'FORBIDDEN', message: text.identify }
type Person = Awaited<ReturnType<typeof person>>

/** The same person and tab once the provider was taken from them. */
async function withoutProvider({ userId, token }: Person, attendance?: string) {
  await db
    .deleteFrom('usuario_empresa')
    .where('id_usuario', '=', userId)
    .where('id_empresa', '=', provider)
    .execute()
  const { actor } = (await findActor(deps.auth, token))!
  expect(actor.empresas).toEqual([])
  const session = { start() {}, end() {} }
  const of = { requestId: 'test', address: '127.0.0.1', session, token, attendance }
  return createCaller({ deps, db, actor, ...of }).clientPanel
}

const begun = async (who: Person) => who.panel.begin({ ...customer, motivo: 'atendimento' })

it('shows nothing more to somebody whose right to the provider ended', async () => {
  const attendant = await withCustomer()
  const panel = await withoutProvider(attendant, attendant.atendimento)
  await expect(panel.contracts(customer)).rejects.toMatchObject(refused)
  expect(await panel.current()).toBeNull()
})

it('is not identified by somebody whose right to the provider ended', async () => {
  const attendant = await person('painel_cliente:solicitante')
  const { atendimento } = await begun(attendant)
  const panel = await withoutProvider(attendant)
  await expect(panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toMatchObject(refused)
})

it('is not released by a manager whose right to the provider ended', async () => {
  const attendant = await person('painel_cliente:solicitante')
  const { protocolo } = await begun(attendant)
  const release = { protocolo, texto: 'Conferi o documento no balcão.' }
  const manager = await person('painel_cliente:gestor')
  const panel = await withoutProvider(manager)
  await expect(panel.release(release)).rejects.toThrow(text.notWaiting)
  await (await person('painel_cliente:gestor')).panel.release(release)
})

it('is neither seen, identified nor closed by a colleague', async () => {
  const attendant = await person('painel_cliente:solicitante')
  const colleague = await person('painel_cliente:gestor')
  const { atendimento } = await begun(attendant)
  expect(await colleague.at(atendimento).current()).toBeNull()
  await expect(colleague.panel.confirm({ atendimento, ...RIGHT_FACTS })).rejects.toMatchObject(refused)
  await colleague.panel.end({ atendimento }).catch(() => null)
  await attendant.panel.confirm({ atendimento, ...RIGHT_FACTS })
  expect(await attendant.at(atendimento).current()).toMatchObject({ situacao: 'aberto' })
})
