import { dayFromNow } from '@intranet/contract/today'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeVacancy } from '../../../../test/factories/hiring.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const here = { empresas: [ours], id_empresa: ours }
const hr = await as({ roles: ['rh:gestor'], ...here })
const bank = await as({ roles: ['banco_talentos:gestor'], ...here })
const [letter] = await hr.call.offerLetters.create({ objects: [{ nome: 'Carta', texto: '{{nome}}' }] })

const noticesOf = async (who: number) =>
  (
    await db
      .selectFrom('notificacao_usuario as n')
      .innerJoin('notificacao_mensagem as m', 'm.id', 'n.id_mensagem')
      .where('n.id_usuario', '=', who)
      .select('m.data')
      .orderBy('m.id')
      .execute()
  ).map(({ data }) => data as { msg: string; rota: string })

async function applied(etapa: 'triagem' | 'proposta', at = here) {
  const boss = await as({ roles: [], ...at })
  const vacancy = await makeVacancy(db, at.id_empresa, { titulo_vaga: 'Técnico', id_gestor: boss.userId })
  const person = await as({ employee: false, nome: 'Nina Alves' })
  await db
    .updateTable('rh_usuario')
    .set({ data_nascimento: '1995-05-20' })
    .where('id', '=', person.userId)
    .execute()
  return { boss, person, vacancy, id: await makeApplication(db, vacancy.id, person.userId, etapa) }
}

async function offered(id: number, situacao: 'enviada' | 'aceita', at = here) {
  const author = await as({ roles: ['banco_talentos:gestor'], ...at })
  const { id: offer } = await author.call.offers.send({
    id_candidatura: id,
    id_carta: letter!.id,
    salario: '2350.00',
    data_inicio: dayFromNow(20),
    jornada: '44 horas por semana',
  })
  await db
    .updateTable('proposta')
    .set({ situacao, encerrada_em: situacao === 'aceita' ? new Date() : null })
    .where('id', '=', offer)
    .execute()
  return author
}

describe('notice of who leaves a process', () => {
  it('reaches the vacancy’s manager alone while there is no offer (docs/careers.md#leaving)', async () => {
    const { boss, person, id } = await applied('triagem')
    await person.call.jobApplications.withdraw({ id })
    const notice = { msg: 'Nina Alves desistiu da vaga Técnico.', rota: `/careers/candidate/${id}` }
    expect(await noticesOf(boss.userId)).toMatchObject([notice])
    expect(await noticesOf(hr.userId)).toEqual([])
    expect(await noticesOf(bank.userId)).toEqual([])
  })

  it('reaches the managers of the talent bank where the vacancy’s manager left', async () => {
    const { boss, person, id } = await applied('triagem')
    await db.updateTable('rh_usuario').set({ ativo: false }).where('id', '=', boss.userId).execute()
    await person.call.jobApplications.withdraw({ id })
    expect(await noticesOf(bank.userId)).toMatchObject([{ msg: 'Nina Alves desistiu da vaga Técnico.' }])
  })

  it('reaches the managers of the talent bank where who offered left too, and there is no HR', async () => {
    const id_empresa = await makeProvider(db)
    const at = { empresas: [id_empresa], id_empresa }
    const there = await as({ roles: ['banco_talentos:gestor'], ...at })
    const { boss, person, id } = await applied('proposta', at)
    const author = await offered(id, 'enviada', at)
    await db
      .updateTable('rh_usuario')
      .set({ ativo: false })
      .where('id', 'in', [boss.userId, author.userId])
      .execute()
    await person.call.jobApplications.withdraw({ id })
    expect((await noticesOf(there.userId)).at(-1)).toMatchObject({
      msg: 'Nina Alves desistiu da vaga Técnico.',
    })
  })

  it('reaches the managers of the talent bank where the vacancy’s manager is who leaves', async () => {
    const { person, vacancy, id } = await applied('triagem')
    await db
      .updateTable('rh_usuario')
      .set({ ativo: true, funcionario: true, id_empresa: ours })
      .where('id', '=', person.userId)
      .execute()
    await db
      .updateTable('vagas_vaga')
      .set({ id_gestor: person.userId })
      .where('id', '=', vacancy.id)
      .execute()
    const before = (await noticesOf(bank.userId)).length
    await person.call.jobApplications.withdraw({ id })
    expect((await noticesOf(bank.userId)).slice(before)).toMatchObject([
      { msg: 'Nina Alves desistiu da vaga Técnico.' },
    ])
    expect(await noticesOf(person.userId)).toEqual([])
  })

  it('reaches who offered and HR too, also after the offer was accepted', async () => {
    const { boss, person, id } = await applied('proposta')
    const author = await offered(id, 'aceita')
    await person.call.jobApplications.withdraw({ id })
    const msg = 'Nina Alves desistiu da vaga Técnico depois de aceitar a proposta.'
    for (const one of [boss, author, hr]) expect((await noticesOf(one.userId)).at(-1)).toMatchObject({ msg })
  })

  it('names nobody where the person removes their data', async () => {
    const { boss, person, vacancy, id } = await applied('proposta')
    const author = await offered(id, 'enviada')
    await person.call.jobApplications.removeOwn()
    const notice = {
      msg: 'Uma pessoa saiu da vaga Técnico e excluiu os seus dados.',
      rota: `/careers/applicants/${vacancy.id}`,
    }
    for (const one of [boss, author, hr]) expect((await noticesOf(one.userId)).at(-1)).toMatchObject(notice)
  })
})
