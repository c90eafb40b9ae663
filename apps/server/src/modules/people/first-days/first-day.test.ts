import { firstDay as text } from '@intranet/contract/messages/first-day'
import { refusal } from '@intranet/contract/messages/refusals'
import { dayFromNow, todayInBrazil } from '@intranet/contract/today'
import { sql } from 'kysely'
import { describe, expect, it, vi } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { mailsTo, makeApplication, makeVacancy } from '../../../../test/factories/hiring.ts'
import { openObligations } from '../../../../test/open-obligations.ts'
import { storeUpload } from '../../../platform/uploads.ts'
import { findActor } from '../../../platform/session.ts'
import { firstDayRetentionJob } from './first-day.job.ts'

const { db, deps, as, app } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

let sequence = 0
/** Somebody hired, with the papers asked for. */
async function admitted(etapa: 'contratado' | 'proposta' = 'contratado', opens = true) {
  const email = `admitida${(sequence += 1)}@exemplo.com`
  const person = await as({ employee: false, nome: 'Nina Alves', email })
  const vacancy = await makeVacancy(db, ours)
  const application = await makeApplication(db, vacancy.id, person.userId, etapa)
  const id = opens ? (await hr.call.firstDays.open({ id_candidatura: application })).id : 0
  return { email, person, vacancy, application, id }
}
async function upload(token: string) {
  const { actor } = (await findActor(deps.auth, token))!
  return (await storeUpload(deps, actor, { bucket: 'documentos', nome: 'papel.png', content: PNG })).id
}
const bank = { banco: 'Banco do Sul', agencia: '0001', conta: '12345-6', tipo_conta: 'corrente' } as const
const paperOf = async (id: number) => (await hr.call.firstDays.get({ id })).papeis

describe('papers of the kept list', () => {
  it('have a purpose and never touch what is not asked (docs/hiring.md#before-the-first-day)', async () => {
    const create = (nome: string, finalidade: string, tipo?: 'antecedentes') =>
      hr.call.admissionPapers.create({ objects: [{ nome, finalidade, tipo }] })
    for (const nome of [
      'Exame de gravidez',
      'Teste de HIV',
      'Consulta ao Serasa',
      'Certidão de protestos',
      'Ação trabalhista',
    ])
      await expect(create(nome, 'Conferir.')).rejects.toMatchObject({
        cause: { details: { campos: { 'objects.0.nome': text.neverAsked } } },
      })
    await expect(create('Certidão criminal', 'Conferir.')).rejects.toMatchObject({
      cause: { details: { campos: { 'objects.0.tipo': text.criminalKind } } },
    })
    await expect(
      db.insertInto('admissao_papel').values({ nome: 'Beta HCG', finalidade: 'Gravidez.' }).execute(),
    ).rejects.toThrow('admissao_papel_nunca')
    const [made] = await create('Título de eleitor', 'Registrar no eSocial.')
    await expect(
      hr.call.admissionPapers.update({ id: made!.id, finalidade: 'Conferir processos judiciais.' }),
    ).rejects.toMatchObject({ cause: { details: { campos: { nome: text.neverAsked } } } })
    await hr.call.admissionPapers.setActive({ ids: [made!.id], ativo: false })
  })

  it('ask for a criminal record only where the position says why (docs/hiring.md#before-the-first-day)', async () => {
    const plain = await admitted()
    expect((await paperOf(plain.id)).some(({ tipo }) => tipo === 'antecedentes')).toBe(false)
    const { application, vacancy } = await admitted('contratado', false)
    await hr.call.positions.update({
      id: vacancy.id_cargo,
      antecedentes_motivo: 'Entra na casa de clientes.',
    })
    const { id } = await hr.call.firstDays.open({ id_candidatura: application })
    expect((await paperOf(id)).find(({ tipo }) => tipo === 'antecedentes')).toMatchObject({
      motivo: 'Entra na casa de clientes.',
    })
  })
})

describe('before the first day', () => {
  it('papers are asked after a hire or an accepted offer, once', async () => {
    const early = await admitted('proposta', false)
    const open = () => hr.call.firstDays.open({ id_candidatura: early.application })
    await expect(open()).rejects.toThrow(text.notYet)
    await db
      .insertInto('proposta')
      .values({
        id_candidatura: early.application,
        salario: '2000',
        data_inicio: dayFromNow(30),
        jornada: '44 horas',
        texto: 'Carta.',
        situacao: 'aceita',
        encerrada_em: new Date(),
        expira_em: new Date(),
        chave_hash: `teste-${early.application}`,
      })
      .execute()
    expect(await hr.call.firstDays.ofApplication({ id: early.application })).toMatchObject({
      pode_abrir: true,
    })
    await open()
    await expect(open()).rejects.toThrow(text.openAlready)
    expect((await mailsTo(db, early.email)).at(-1)!.texto).toContain('/applicants/first-day')
  })

  it('HR sees what is missing, sends back, and ends it when nothing is (docs/hiring.md#before-the-first-day)', async () => {
    const { id, person, email } = await admitted()
    const before = await hr.call.firstDays.get({ id })
    expect(before.faltam).toEqual([
      'Comprovante de residência',
      'CPF',
      'Documento com foto',
      'Dados bancários',
      'Apto ou inapto',
    ])
    await expect(hr.call.firstDays.finish({ id })).rejects.toThrow(text.missing)
    const { admissoes, leituras } = await person.call.ownFirstDay.mine()
    expect([admissoes.length, leituras]).toEqual([1, []])
    const needed = admissoes[0]!.papeis.filter(({ obrigatorio }) => obrigatorio)
    const waits = async () =>
      (await openObligations(hr.call)).some((one) => one.tipo === 'admissao_papeis' && one.id === id)
    expect(await waits()).toBe(false)
    for (const { id: paper } of needed)
      await person.call.ownFirstDay.sendPaper({ id: paper, id_arquivo: await upload(person.token) })
    expect(await waits()).toBe(true)
    const [first] = needed
    await hr.call.firstDays.returnPaper({ id: first!.id, devolucao: 'A foto está cortada.' })
    expect((await mailsTo(db, email)).at(-1)!.texto).toContain('A foto está cortada.')
    await expect(hr.call.firstDays.acceptPaper({ id: first!.id })).rejects.toThrow(text.nothingSent)
    await person.call.ownFirstDay.sendPaper({ id: first!.id, id_arquivo: await upload(person.token) })
    for (const { id: paper } of needed) await hr.call.firstDays.acceptPaper({ id: paper })
    await expect(
      person.call.ownFirstDay.sendPaper({ id: first!.id, id_arquivo: await upload(person.token) }),
    ).rejects.toThrow(text.validated)
    await person.call.ownFirstDay.saveBank({ id, ...bank })
    await expect(person.call.ownFirstDay.saveSizes({ id })).rejects.toMatchObject({
      cause: { details: { campos: { corpo: refusal.nothingChanged } } },
    })
    await person.call.ownFirstDay.saveSizes({ id, camiseta: 'M', equipamentos: 'Notebook leve' })
    await expect(hr.call.firstDays.finish({ id })).rejects.toThrow(text.fitnessMissing)
    await hr.call.firstDays.setFitness({ id, aptidao: 'apto' })
    await hr.call.firstDays.finish({ id })
    expect(await hr.call.firstDays.get({ id })).toMatchObject({
      situacao: 'concluida',
      faltam: [],
      camiseta: 'M',
    })
    await expect(person.call.ownFirstDay.saveSizes({ id, camiseta: 'G' })).rejects.toThrow(text.finished)
  })

  it('a paper that was replaced, or looked at by somebody else, is not decided unseen (docs/platform.md#decisions-of-what-was-read)', async () => {
    const { id, person } = await admitted()
    const send = async () =>
      person.call.ownFirstDay.sendPaper({
        id: (await paperOf(id))[0]!.id,
        id_arquivo: await upload(person.token),
      })
    const seen = async () => {
      const { updated_at, papeis } = await hr.call.firstDays.get({ id })
      const [paper] = papeis
      return {
        request: { id, updated_at: updated_at.toISOString() },
        paper: { id: paper!.id, updated_at: paper!.updated_at.toISOString() },
      }
    }
    await send()
    const before = await seen()
    await send()
    const { acceptPaper, returnPaper, finish } = hr.call.firstDays
    const returns = (paper: typeof before.paper) =>
      returnPaper({ ...paper, devolucao: 'A foto está cortada.' })
    await expect(acceptPaper(before.paper)).rejects.toThrow(refusal.staleEdit)
    await expect(returns(before.paper)).rejects.toThrow(refusal.staleEdit)
    await expect(finish(before.request)).rejects.toThrow(refusal.staleEdit)
    const { paper } = await seen()
    const both = await Promise.allSettled([acceptPaper(paper), returns(paper)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  it('bank data is sealed, and each reading of HR is recorded', async () => {
    const { id, person } = await admitted()
    await expect(hr.call.firstDays.bank({ id })).rejects.toThrow(text.noBank)
    await person.call.ownFirstDay.saveBank({ id, ...bank })
    const stored = await db
      .selectFrom('pre_admissao')
      .where('id', '=', id)
      .select('dados_pagamento')
      .executeTakeFirstOrThrow()
    expect(stored.dados_pagamento).toMatch(/^s1\./)
    expect(stored.dados_pagamento).not.toContain('12345')
    expect(await hr.call.firstDays.bank({ id })).toEqual({ ...bank, pix_chave: null })
    const readings = await sql<{ campos: string[] }>`select campos from acesso_dado_pessoal
      where id_funcionario = ${person.userId}`
      .execute(db)
      .catch(() => null)
    if (readings) expect(readings.rows.flatMap(({ campos }) => campos)).toContain('dados_pagamento')
  })

  it('says once a day of Brasília that papers were sent', async () => {
    const { person } = await admitted()
    const [mine] = (await person.call.ownFirstDay.mine()).admissoes
    const files = [await upload(person.token), await upload(person.token)]
    const ofPapers = async () =>
      (await hr.call.notifications.list()).filter(({ data }) => data.rota?.endsWith(`/view/${mine!.id}`))
        .length
    const day = todayInBrazil()
    for (const [place, time] of ['20:59', '21:01'].entries()) {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T${time}:00-03:00`) })
      await person.call.ownFirstDay.sendPaper({ id: mine!.papeis[place]!.id, id_arquivo: files[place]! })
      vi.useRealTimers()
      expect(await ofPapers()).toBe(1)
    }
  })

  it('is its person’s and HR’s of the provider, nobody else’s', async () => {
    const { id, person } = await admitted()
    const other = await admitted()
    const [mine] = (await person.call.ownFirstDay.mine()).admissoes
    const theirs = other.person.call.ownFirstDay
    await expect(
      theirs.sendPaper({ id: mine!.papeis[0]!.id, id_arquivo: await upload(other.person.token) }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(theirs.saveBank({ id, ...bank })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const stranger = await as({ roles: ['rh:gestor'], empresas: [await makeProvider(db)] })
    await expect(stranger.call.firstDays.get({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const id_arquivo = await upload(person.token)
    await person.call.ownFirstDay.sendPaper({ id: mine!.papeis[0]!.id, id_arquivo })
    const status = async (token: string) =>
      (await app.inject({ url: `/files/${id_arquivo}`, headers: { cookie: `sessao=${token}` } })).statusCode
    expect([await status(person.token), await status(hr.token)]).toEqual([200, 200])
    for (const { token } of [stranger, other.person]) expect(await status(token)).not.toBe(200)
    const readings = db.selectFrom('acesso_dado_pessoal').where('id_titular', '=', person.userId)
    expect(await readings.select('campos').execute()).toEqual([{ campos: ['documento: admissão'] }])
  })

  it('offers what may be read, and keeps nothing of who reads it (docs/hiring.md#before-the-first-day)', async () => {
    const { person } = await admitted()
    const [made] = await hr.call.admissionReadings.create({
      objects: [{ titulo: 'Como é o primeiro dia', texto: 'Às 8h.' }],
    })
    const counts = () =>
      db.selectFrom('admissao_leitura').selectAll().where('id', '=', made!.id).executeTakeFirst()
    const before = await counts()
    expect((await person.call.ownFirstDay.mine()).leituras).toMatchObject([
      { titulo: 'Como é o primeiro dia' },
    ])
    expect(await counts()).toEqual(before)
    const stranger = await as({ employee: false })
    expect((await stranger.call.ownFirstDay.mine()).leituras).toEqual([])
  })

  it('goes after thirty days without a hire, and stays of who was hired (docs/hiring.md#before-the-first-day)', async () => {
    const [refused, late, hired, open] = [
      await admitted(),
      await admitted(),
      await admitted(),
      await admitted(),
    ]
    for (const { id, person } of [refused, late, hired, open])
      await person.call.ownFirstDay.saveBank({ id, ...bank })
    const days = (n: number) => sql<Date>`now() - make_interval(days => ${n})`
    const end = (id: number, n: number) =>
      db
        .updateTable('candidatura')
        .set({ etapa: 'reprovado', motivo_reprovacao: 'Outro perfil.', movida_em: days(n) })
        .where('id', '=', id)
        .execute()
    await end(refused.application, 31)
    await end(late.application, 29)
    await db
      .updateTable('rh_usuario')
      .set({ funcionario: true, id_empresa: ours })
      .where('id', '=', hired.person.userId)
      .execute()
    for (const { id, application } of [hired, open]) {
      await db
        .updateTable('candidatura')
        .set({ movida_em: days(60) })
        .where('id', '=', application)
        .execute()
      await db
        .updateTable('pre_admissao')
        .set({ created_at: days(60) })
        .where('id', '=', id)
        .execute()
    }
    await firstDayRetentionJob.run(deps, {})
    const kept = await db
      .selectFrom('pre_admissao')
      .where('id', 'in', [refused.id, late.id, hired.id, open.id])
      .select('id')
      .orderBy('id')
      .execute()
    expect(kept.map(({ id }) => id)).toEqual([late.id, hired.id])
  })
})
