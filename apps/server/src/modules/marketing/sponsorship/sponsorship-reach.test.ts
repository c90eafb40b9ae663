/** Whose requests, budgets and figures, who is reminded, and which version was seen. */
import { refusal } from '@intranet/contract/messages/refusals'
import { sponsorship as text } from '@intranet/contract/messages/sponsorship'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAgreed, makeRequest } from '../../../../test/factories/sponsorship.ts'
import { findActor } from '../../../platform/session.ts'
import { takeStep } from './request.queries.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as, deps } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const managerOf = (id_empresa: number) => as({ roles: ['marketing:gestor'], empresas: [id_empresa] })
const [manager, colleague, outsider] = [await managerOf(ours), await managerOf(ours), await managerOf(theirs)]
type Somebody = typeof manager

it('a budget is set for one’s own provider', async () => {
  const create = (id_empresa: number) =>
    manager.call.sponsorshipBudgets.create({ objects: [{ id_empresa, ano: 2031, valor: '100.00' }] })
  await expect(create(theirs)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await create(ours)
})

it('a request that somebody works on reminds them alone', async () => {
  const id = await makeRequest(db, ours, { evento: 'Feira do Livro' })
  const reminded = async ({ call }: Somebody) =>
    (await openObligations(call)).some(({ detalhe }) => detalhe === 'Feira do Livro')
  expect([await reminded(manager), await reminded(colleague)]).toEqual([true, true])
  await db
    .updateTable('patrocinio_solicitacao')
    .set({ id_responsavel_interno: manager.userId })
    .where('id', '=', id)
    .execute()
  expect([await reminded(manager), await reminded(colleague)]).toEqual([true, false])
})

it('a request whose responsible may not work on it any more is nobody’s (docs/sponsorship.md#states)', async () => {
  const evento = 'Rodeio de Maio'
  const ask = async (id_responsavel_interno: number) => {
    const id = await makeRequest(db, ours, { evento, id_responsavel_interno })
    const found = (await openObligations(manager.call)).filter(({ detalhe }) => detalhe === evento)
    await db.deleteFrom('patrocinio_solicitacao').where('id', '=', id).execute()
    return found.map(({ verbo }) => verbo)
  }
  const another = async (roles: string[], empresas: number[]) => (await as({ roles, empresas })).userId
  expect(await ask(manager.userId)).toEqual(['Responder'])
  expect(await ask(await another(['marketing:solicitante'], [ours]))).toEqual([])
  expect(await ask(await another(['users:superadmin'], []))).toEqual([])
  for (const gone of [
    await another(['marketing:leitor'], [ours]),
    await another(['marketing:gestor'], [theirs]),
  ])
    expect(await ask(gone)).toEqual(['Assumir'])
  const left = await another(['marketing:gestor'], [ours])
  await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', left).execute()
  expect(await ask(left)).toEqual(['Assumir'])
})

it('an applicant’s other requests are counted of one’s own providers', async () => {
  const cpf_cnpj = '45723174000110'
  const id = await makeRequest(db, ours, { cpf_cnpj })
  await makeRequest(db, theirs, { cpf_cnpj })
  const others = async () => (await manager.call.sponsorshipRequests.get({ id })).outras
  expect(await others()).toBe(0)
  await makeRequest(db, ours, { cpf_cnpj })
  expect(await others()).toBe(1)
})

it('the year counts and adds up what is of one’s own providers', async () => {
  const year = (who: Somebody) => who.call.sponsorshipBudgets.year({ ano: 2033 })
  const before = JSON.stringify(await year(outsider))
  const id = await makeAgreed(db, ours, '2500.00', {
    situacao: 'aprovada',
    data_inicio: '2033-02-19',
    data_fim: '2033-02-21',
  })
  await db
    .updateTable('patrocinio_solicitacao')
    .set({ created_at: new Date('2033-01-05T12:00:00Z') })
    .where('id', '=', id)
    .execute()
  expect(JSON.stringify(await year(outsider))).toBe(before)
  expect(JSON.stringify(await year(manager))).toContain('2500')
})

it('a step is taken at the provider of who takes it', async () => {
  const id = await makeRequest(db, ours)
  const step = async ({ token }: Somebody) =>
    takeStep(db, (await findActor(deps.auth, token))!.actor, id, ['recebida'], { situacao: 'em_viabilidade' })
  expect([await step(outsider), await step(manager)]).toEqual([false, true])
})

it('a round is not settled by who looked at it before somebody changed it', async () => {
  const id_solicitacao = await makeRequest(db, ours, { situacao: 'em_negociacao' })
  const { id, updated_at } = await db
    .insertInto('patrocinio_negociacao')
    .values({
      id_solicitacao,
      rodada: 1,
      autor: 'empresa',
      tipo: 'financeiro',
      valor: '100.00',
      contrapartidas: 'Logo.',
    })
    .returning(['id', 'updated_at'])
    .executeTakeFirstOrThrow()
  await manager.call.sponsorshipRounds.update({ id, contrapartidas: 'Logo e estande.' })
  await expect(
    manager.call.sponsorshipRounds.settle({ id, situacao: 'aceita', updated_at: updated_at.toISOString() }),
  ).rejects.toMatchObject({ code: 'CONFLICT', message: refusal.staleEdit })
})

it('an analysis stays once its request is negotiated', async () => {
  const id_solicitacao = await makeAgreed(db, ours)
  const { id } = await db
    .selectFrom('patrocinio_viabilidade')
    .where('id_solicitacao', '=', id_solicitacao)
    .select('id')
    .executeTakeFirstOrThrow()
  await expect(manager.call.sponsorshipViability.remove({ id })).rejects.toThrow(text.notAnalysing)
})
