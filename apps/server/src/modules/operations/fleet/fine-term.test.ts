import { fleet as text } from '@intranet/contract/messages/fleet'
import { signing } from '@intranet/contract/messages/operations'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeAccessKey } from '../../../../test/factories/access-keys.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { fineFields, makeLicence, makeUpload, makeVehicle } from '../../../../test/factories/fleet.ts'
import { hashPassword } from '../../../platform/hashing.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const manager = await as({ roles: ['frota:gestor'], ...there })
const requester = await as({ roles: ['frota:solicitante'], ...there })
const carlos = await as({ nome: 'Carlos Menezes', ...there })
const ana = await as({ nome: 'Ana Prado', ...there })
const ofCarlos = await makeLicence(db, carlos.userId)
const ofAna = await makeLicence(db, ana.userId)
const vehicle = await makeVehicle(db, ours, { placa: 'QJA1B23' })

/** A fine whose driver is Carlos, registered by somebody who does not confirm. */
async function register(): Promise<number> {
  const [created] = await requester.call.fines.create({
    objects: [fineFields({ id_veiculo: vehicle, id_motorista: ofCarlos })],
  })
  return created!.id
}

async function toTerm(): Promise<number> {
  const id = await register()
  await manager.call.fines.confirmDriver({ id })
  await manager.call.fines.generateTerm({ id })
  return id
}

describe('a fine paid before its statement was signed', () => {
  it('is marked, and its statement is still written and signed; then the discount is possible', async () => {
    const id = await register()
    await manager.call.fines.confirmDriver({ id })
    await manager.call.fines.changeState({ id, situacao: 'paga' })
    expect(await manager.call.fines.get({ id })).toMatchObject({
      situacao: 'paga',
      paga_antes_do_termo: true,
    })
    const marked = await manager.call.fines.list({ filtro: { paga_antes_do_termo: true } })
    expect(marked.dados.map((one) => one.id)).toContain(id)
    await expect(manager.call.fines.update({ id, desconto_folha: true })).rejects.toMatchObject({
      message: text.discountNeedsTerm,
    })
    await manager.call.fines.generateTerm({ id })
    const paper = { id, arquivo_assinado: await makeUpload(db, manager.userId), autoriza_desconto: true }
    expect(await manager.call.fines.attachTerm(paper)).toEqual({ id, situacao: 'paga' })
    await manager.call.fines.update({ id, desconto_folha: true })
    expect(await manager.call.fines.get({ id })).toMatchObject({
      situacao: 'paga',
      paga_antes_do_termo: true,
      desconto_folha: true,
    })
  })

  it('is not marked where the signature was there', async () => {
    const id = await toTerm()
    const paper = { id, arquivo_assinado: await makeUpload(db, manager.userId), autoriza_desconto: false }
    await manager.call.fines.attachTerm(paper)
    await manager.call.fines.changeState({ id, situacao: 'paga' })
    expect((await manager.call.fines.get({ id })).paga_antes_do_termo).toBe(false)
  })

  it('keeps what it says: beside the discount nothing of a paid fine changes (docs/operations.md#signed-statements)', async () => {
    const id = await toTerm()
    const paper = { id, arquivo_assinado: await makeUpload(db, manager.userId), autoriza_desconto: true }
    await manager.call.fines.attachTerm(paper)
    await manager.call.fines.changeState({ id, situacao: 'paga' })
    await expect(
      manager.call.fines.update({ id, desconto_folha: true, valor: '1.00' }),
    ).rejects.toMatchObject({ message: text.closed })
    expect((await manager.call.fines.get({ id })).valor).toBe('195.23')
  })
})

describe('the statement of responsibility', () => {
  it('needs a confirmed driver', async () => {
    const id = await register()
    await expect(manager.call.fines.generateTerm({ id })).rejects.toThrow(
      'Informe o motorista antes de gerar o termo.',
    )
    expect((await manager.call.fines.get({ id })).termo).toBe(false)
  })

  it('is there only where fine, driver and plate agree, for the managers and the driver', async () => {
    const id = await toTerm()
    const right = { id, id_motorista: ofCarlos, placa: 'QJA1B23' }
    for (const wrong of [
      { ...right, id_motorista: ofAna },
      { ...right, placa: 'QJA1B24' },
    ])
      await expect(manager.call.fines.term(wrong)).rejects.toThrow('Registro não encontrado.')
    expect((await carlos.call.fines.term(right)).meu).toBe(true)
    expect((await carlos.call.fines.listOwn({ filtro: { placa: 'QJA1B23' } })).dados[0]?.termo).toBe(true)
    await expect(ana.call.fines.term(right)).rejects.toThrow('Registro não encontrado.')
    await expect(requester.call.fines.term(right)).rejects.toThrow('Registro não encontrado.')
  })

  it('is a PDF to sign on paper, and not for programs', async () => {
    const id = await toTerm()
    const url = `/export/termo-multa/${id}`
    const answer = await app.inject({ url, headers: { cookie: `sessao=${manager.token}` } })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await app.inject({ url })).statusCode).toBe(401)
    const key = await makeAccessKey(db, manager.userId, { roles: ['frota:gestor'], empresas: [ours] })
    expect((await app.inject({ url, headers: key.headers })).statusCode).toBe(403)
  })

  const strokes = [
    [
      [10, 20],
      [200, 120],
    ],
  ]

  it('is signed on the screen by the driver alone, with their password, and kept as a PDF with its hash (docs/operations.md#fines)', async () => {
    await db
      .updateTable('rh_usuario')
      .set({ senha_hash: await hashPassword('Intranet@2026') })
      .where('id', '=', carlos.userId)
      .execute()
    const id = await toTerm()
    const signature = { id, assinatura: strokes, senha: 'Intranet@2026', autoriza_desconto: false }
    await expect(manager.call.fines.signTerm(signature)).rejects.toThrow('Só o condutor assina o termo.')
    await expect(carlos.call.fines.signTerm({ ...signature, senha: 'Errada@2026' })).rejects.toThrow(
      signing.wrongPassword,
    )
    expect(await carlos.call.fines.signTerm(signature)).toEqual({ id, situacao: 'termo_assinado' })
    await expect(carlos.call.fines.signTerm(signature)).rejects.toThrow(text.signed)
    const term = await manager.call.fines.termOf({ id })
    expect(term).toMatchObject({ forma: 'tela', autoriza_desconto: false, situacao: 'termo_assinado' })
    expect(term.hash).toMatch(/^[0-9a-f]{64}$/)
    expect(term.assinatura).toEqual(strokes)
    expect(term.texto).toContain('☐ autorizo / ☒ não autorizo')
    const file = await app.inject({
      url: `/files/${term.arquivo_assinado}`,
      headers: { authorization: `Bearer ${manager.token}` },
    })
    expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })

  it('is also the signed paper that a manager attaches', async () => {
    const id = await toTerm()
    const arquivo_assinado = await makeUpload(db, manager.userId, 'application/pdf')
    expect(await manager.call.fines.attachTerm({ id, arquivo_assinado, autoriza_desconto: true })).toEqual({
      id,
      situacao: 'termo_assinado',
    })
    const term = await manager.call.fines.termOf({ id })
    expect(term).toMatchObject({ forma: 'anexo', assinatura: null })
    expect(term.texto).toContain('☒ autorizo / ☐ não autorizo')
  })

  it('comes before a discount in payroll, which the driver must have allowed', async () => {
    const id = await toTerm()
    await expect(manager.call.fines.update({ id, desconto_folha: true })).rejects.toMatchObject({
      message: 'O desconto em folha exige termo assinado.',
    })
    const paper = () => makeUpload(db, manager.userId, 'application/pdf')
    await manager.call.fines.attachTerm({ id, arquivo_assinado: await paper(), autoriza_desconto: false })
    await expect(manager.call.fines.update({ id, desconto_folha: true })).rejects.toThrow(
      text.discountRefused,
    )
    const other = await toTerm()
    await manager.call.fines.attachTerm({
      id: other,
      arquivo_assinado: await paper(),
      autoriza_desconto: true,
    })
    await manager.call.fines.update({ id: other, desconto_folha: true })
    expect((await manager.call.fines.get({ id: other })).desconto_folha).toBe(true)
  })
})
