/** A refund whose author asks for none any more: docs/desk.md#refunds. */
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeProof, refundFields } from '../../../../test/factories/desk.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, as } = await testWorld()
const [ours, theirs] = [await makeProvider(db), await makeProvider(db)]
const who = (role: string, empresas = [ours]) => as({ roles: [role], empresas, employee: true })
const colleague = await who('backoffice:solicitante')
const outsider = await who('backoffice:solicitante', [theirs])
const reader = await who('financeiro:leitor')
const [first, second] = [await who('financeiro:gestor'), await who('financeiro:gestor')]

/** A refund of somebody new; finance sends it back unless it is a draft. */
async function made(solicitar = true, nome_razaosocial = 'Ana Souza') {
  const author = await who('backoffice:solicitante')
  const comprovante = await makeProof(db, author.userId)
  const fields = { ...refundFields, id_empresa: ours, comprovante, nome_razaosocial, solicitar }
  const [{ id }] = (await author.call.refunds.create({ objects: [fields] })) as [{ id: number }]
  if (solicitar) {
    await first.call.refunds.changeState({ id, situacao: 'aprovado' })
    await second.call.refunds.changeState({ id, situacao: 'devolvido', resposta: 'Anexe o extrato' })
  }
  return { id, author }
}
const leave = (id: number) =>
  sql`update usuario_empresa set id_empresa = ${theirs} where id_usuario = ${id}`.execute(db)
const reminded = async ({ call }: typeof colleague) =>
  (await openObligations(call)).filter(({ tipo }) => tipo === 'estorno_correcao').map(({ id }) => id)
const authorOf = async (id: number) => (await colleague.call.refunds.get({ id })).id_solicitante
const notTheirs = { code: 'FORBIDDEN', message: 'Este estorno é de outra pessoa.' }

describe('while its author is there', () => {
  it('is theirs alone (docs/desk.md#refunds)', async () => {
    const { id, author } = await made()
    expect((await colleague.call.refunds.get({ id })).minha).toBe(false)
    const change = { id, descricao: 'Outra' }
    await expect(colleague.call.refunds.update(change)).rejects.toMatchObject(notTheirs)
    const send = { id, situacao: 'solicitado' } as const
    await expect(colleague.call.refunds.changeState(send)).rejects.toMatchObject(notTheirs)
    expect(await reminded(colleague)).not.toContain(id)
    expect(await reminded(author)).toEqual([id])
    const draft = await made(false)
    await expect(colleague.call.refunds.remove({ id: draft.id })).rejects.toMatchObject({ code: 'CONFLICT' })
  })
})

describe('once its author is gone', () => {
  it('is corrected by a colleague, who becomes its author (docs/desk.md#refunds)', async () => {
    const { id, author } = await made()
    await leave(author.userId)
    expect((await colleague.call.refunds.get({ id })).minha).toBe(true)
    expect((await reader.call.refunds.get({ id })).minha).toBe(false)
    expect(await reminded(colleague)).toContain(id)
    expect(await reminded(outsider)).not.toContain(id)
    await colleague.call.refunds.update({ id, descricao: 'Com o extrato' })
    expect(await authorOf(id)).toBe(colleague.userId)
    await colleague.call.refunds.changeState({ id, situacao: 'solicitado' })
    const { aprovacoes, situacao } = await colleague.call.refunds.get({ id })
    expect([aprovacoes, situacao]).toEqual([[], 'solicitado'])
  })

  it('is sent again as it is, without the approvals of before, and not approved by who sent it', async () => {
    const { id, author } = await made()
    await leave(author.userId)
    const sent = await first.call.refunds.changeState({ id, situacao: 'solicitado' })
    expect([await authorOf(id), sent.aprovacoes]).toEqual([first.userId, 0])
    await expect(first.call.refunds.changeState({ id, situacao: 'aprovado' })).rejects.toThrow(
      'Você não pode aprovar o próprio estorno.',
    )
    const before = (await author.call.notifications.list()).length
    await second.call.refunds.changeState({ id, situacao: 'aprovado' })
    expect(await author.call.notifications.list()).toHaveLength(before)
  })

  it('waits for finance as before where it was sent', async () => {
    const { id, author } = await made()
    await author.call.refunds.changeState({ id, situacao: 'solicitado' })
    await leave(author.userId)
    expect((await colleague.call.refunds.get({ id })).minha).toBe(false)
    const cancel = { id, situacao: 'cancelado' } as const
    await expect(colleague.call.refunds.changeState(cancel)).rejects.toMatchObject(notTheirs)
  })

  it('is taken back, and a draft deleted, by a colleague', async () => {
    const [back, draft] = [await made(), await made(false)]
    for (const { author } of [back, draft]) await leave(author.userId)
    await colleague.call.refunds.changeState({ id: back.id, situacao: 'cancelado' })
    await expect(outsider.call.refunds.remove({ id: draft.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await colleague.call.refunds.remove({ id: draft.id })
  })
})
