import { application } from '@intranet/contract/messages/careers'
import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import {
  mailsTo,
  makeCandidate,
  makeVacancy,
  type CandidateOverrides,
} from '../../../../test/factories/hiring.ts'

const { db, as, app } = await testWorld()
const ours = await makeProvider(db)
const manager = await as({ roles: ['banco_talentos:gestor'], empresas: [ours], id_empresa: ours })
let sequence = 0
const person = (nome: string, over: CandidateOverrides = {}) =>
  makeCandidate(db, {
    nome,
    email: `${nome.toLowerCase().replace(' ', '.')}${(sequence += 1)}@example.com`,
    ...over,
  })

describe('an invitation', () => {
  const keyIn = (texto: string) => /\/careers\/invite#chave=([\w-]+)/.exec(texto)![1]!

  it('applies with the stored CV, once, from the talent bank (docs/hiring.md#talent-bank)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours, { titulo_vaga: 'Vendedor', palavras: [['fibra', 5]] })
    const id = await makeCandidate(db, { nome: 'Hugo Reis', email: 'hugo@example.com', texto: 'fibra' })
    expect(await manager.call.talentBank.invite({ id_vaga, ids: [id] })).toEqual({
      convidadas: 1,
      ja_convidadas: 0,
      de_fora: 0,
    })
    expect(await manager.call.talentBank.invite({ id_vaga, ids: [id] })).toEqual({
      convidadas: 0,
      ja_convidadas: 1,
      de_fora: 0,
    })
    const [mail, ...more] = await mailsTo(db, 'hugo@example.com')
    expect(more).toEqual([])
    expect(mail!.assunto).toBe('Vendedor: seu currículo combina com esta vaga')
    const chave = keyIn(mail!.texto)
    const guest = await as(null)
    const url = `/v1/vaga/convite/${chave}`
    expect((await app.inject({ url })).json()).toMatchObject({
      titulo_vaga: 'Vendedor',
      primeiro_nome: 'Hugo',
      aceito: false,
    })
    const answer = (aceite: boolean) => app.inject({ method: 'POST', url, payload: { aceite } })
    const refused = await answer(false)
    expect([refused.statusCode, refused.json().campos]).toEqual([
      422,
      { aceite: 'É necessário aceitar o aviso de privacidade para continuar.' },
    ])
    expect((await answer(true)).json().titulo_vaga).toBe('Vendedor')
    const row = await db
      .selectFrom('candidatura')
      .where('id_usuario', '=', id)
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ id_vaga, origem: 'banco_talentos', etapa: 'inscrito', pontuacao: 100 })
    expect((await guest.call.vacancyInvitations.view({ chave })).aceito).toBe(true)
    await expect(guest.call.vacancyInvitations.accept({ chave, aceite: true })).rejects.toThrow(
      'Você já se candidatou a esta vaga.',
    )
  })

  it('is not sent for a vacancy that receives nobody, nor to who is not in the bank', async () => {
    const closed = await makeVacancy(db, ours, { situacao: 'pausada' })
    const id = await person('Ida', { texto: 'x' })
    await expect(manager.call.talentBank.invite({ id_vaga: closed.id, ids: [id] })).rejects.toThrow(
      'Esta vaga não está recebendo candidaturas.',
    )
    const open = await makeVacancy(db, ours)
    const outside = await person('Fora', { compartilhar_banco: false })
    const refused = await app.inject({
      method: 'POST',
      url: '/v1/curriculo/convite',
      headers: { authorization: `Bearer ${manager.token}` },
      payload: { id_vaga: open.id, ids: [id, outside] },
    })
    expect([refused.statusCode, refused.json().campos]).toEqual([
      422,
      { ids: 'Uma das pessoas não está mais no banco de talentos.' },
    ])
  })

  it('to an internal vacancy reaches employees alone, and ends for others when the vacancy becomes internal (docs/hiring.md#talent-bank)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const [outsider, later, employee] = [
      await makeCandidate(db, { email: 'fora@example.com', texto: 'x' }),
      await makeCandidate(db, { email: 'depois@example.com', texto: 'x' }),
      await makeCandidate(db, { email: 'casa@example.com', texto: 'x' }),
    ]
    await db
      .updateTable('rh_usuario')
      .set({ funcionario: true, id_empresa: ours })
      .where('id', '=', employee)
      .execute()
    await manager.call.talentBank.invite({ id_vaga, ids: [outsider] })
    await db.updateTable('vagas_vaga').set({ interna: true }).where('id', '=', id_vaga).execute()
    expect(await manager.call.talentBank.invite({ id_vaga, ids: [later, employee] })).toEqual({
      convidadas: 1,
      ja_convidadas: 0,
      de_fora: 1,
    })
    expect(await mailsTo(db, 'depois@example.com')).toEqual([])
    const { call } = await as(null)
    const keyOf = async (destino: string) => ({ chave: keyIn((await mailsTo(db, destino))[0]!.texto) })
    expect(await call.vacancyInvitations.view(await keyOf('casa@example.com'))).toMatchObject({ id_vaga })
    const theirs = await keyOf('fora@example.com')
    for (const asked of [
      call.vacancyInvitations.view(theirs),
      call.vacancyInvitations.accept({ ...theirs, aceite: true }),
    ])
      await expect(asked).rejects.toThrow('Este convite não vale mais.')
  })

  it('of somebody too young for the contract applies for nothing (docs/careers.md#applying)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const id = await makeCandidate(db, {
      email: 'novo@example.com',
      texto: 'x',
      data_nascimento: dayFromNow(-6000),
    })
    await manager.call.talentBank.invite({ id_vaga, ids: [id] })
    const chave = keyIn((await mailsTo(db, 'novo@example.com'))[0]!.texto)
    const { call } = await as(null)
    const accept = () => call.vacancyInvitations.accept({ chave, aceite: true })
    await expect(accept()).rejects.toThrow(application.minor)
    await db.updateTable('vagas_vaga').set({ tipo_contrato: 'aprendiz' }).where('id', '=', id_vaga).execute()
    await accept()
  })

  it('is worth nothing to somebody who was switched off', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const id = await makeCandidate(db, { email: 'inativo@example.com', texto: 'x' })
    await manager.call.talentBank.invite({ id_vaga, ids: [id] })
    const chave = keyIn((await mailsTo(db, 'inativo@example.com'))[0]!.texto)
    const guest = await as(null)
    expect(await guest.call.vacancyInvitations.view({ chave })).toMatchObject({ aceito: false })
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', id).execute()
    await expect(guest.call.vacancyInvitations.view({ chave })).rejects.toThrow('Este convite não vale mais.')
  })

  it('that ended unused is renewed with another link; one that is valid is not (docs/hiring.md#talent-bank)', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const id = await person('Vera Luz', { email: 'vera@example.com' })
    const invite = async () => (await manager.call.talentBank.invite({ id_vaga, ids: [id] })).convidadas
    expect([await invite(), await invite()]).toEqual([1, 0])
    await db
      .updateTable('vaga_convite')
      .set({ expira_em: new Date(Date.now() - 1000) })
      .where('id_usuario', '=', id)
      .execute()
    expect([await invite(), await invite()]).toEqual([1, 0])
    const [first, second, ...more] = (await mailsTo(db, 'vera@example.com')).map(({ texto }) => keyIn(texto))
    expect(more).toEqual([])
    const { call } = await as(null)
    await expect(call.vacancyInvitations.view({ chave: first! })).rejects.toThrow()
    await call.vacancyInvitations.accept({ chave: second!, aceite: true })
    await db
      .updateTable('vaga_convite')
      .set({ expira_em: new Date(Date.now() - 1000) })
      .where('id_usuario', '=', id)
      .execute()
    expect(await invite()).toBe(0)
  })

  it('ends with its time; an unknown one says so', async () => {
    const { id: id_vaga } = await makeVacancy(db, ours)
    const id = await makeCandidate(db, { email: 'tarde@example.com', texto: 'x' })
    await manager.call.talentBank.invite({ id_vaga, ids: [id] })
    const chave = keyIn((await mailsTo(db, 'tarde@example.com'))[0]!.texto)
    await db
      .updateTable('vaga_convite')
      .set({ expira_em: new Date(0) })
      .where('id_usuario', '=', id)
      .execute()
    const url = `/v1/vaga/convite/${chave}`
    for (const asked of [{ url }, { url, method: 'POST', payload: { aceite: true } } as const]) {
      const late = await app.inject(asked)
      expect([late.statusCode, late.json().mensagem]).toEqual([410, 'Este convite não vale mais.'])
    }
    const unknown = await app.inject({ url: `/v1/vaga/convite/${'x'.repeat(32)}` })
    expect([unknown.statusCode, unknown.json().mensagem]).toEqual([404, 'Este convite não vale mais.'])
  })
})
