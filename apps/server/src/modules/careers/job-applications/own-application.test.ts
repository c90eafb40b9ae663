import { vacancy } from '@intranet/contract/messages/careers'
import { describe, expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { candidates, newCpf } from '../../../../test/factories/candidates.ts'
import { careerWorld, openVacancy } from '../../../../test/factories/careers.ts'
import { makeUser } from '../../../../test/factories/users.ts'
import { applicationRetentionJob } from './application.job.ts'

const world = await testWorld()
const { db, as, deps } = world
const places = await careerWorld(db)
const { candidate, known, send, stored } = candidates(world, places.id_cidade)

describe('one’s own applications', () => {
  it('say every stage, the last movement, the next step and for how long nothing came', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    const { id } = await send(person, id_vaga)
    await db
      .updateTable('candidatura')
      .set({ movida_em: new Date(Date.now() - 3 * 86_400_000) })
      .where('id', '=', id)
      .execute()
    expect(await person.call.jobApplications.mine()).toMatchObject([
      {
        id,
        rotulo: 'Candidatura recebida',
        proximo: 'Leitura do currículo',
        dias_sem_retorno: 3,
        pode_desistir: true,
        passos: [{ rotulo: 'Candidatura recebida' }],
      },
    ])
    expect(await (await candidate()).call.jobApplications.mine()).toEqual([])
  })

  it('may be left while they are open, by their owner alone', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    const { id } = await send(person, id_vaga)
    await expect((await candidate()).call.jobApplications.withdraw({ id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await person.call.jobApplications.withdraw({ id })).toEqual({ id, etapa: 'desistente' })
    await expect(person.call.jobApplications.withdraw({ id })).rejects.toThrow(
      'Esta candidatura já terminou.',
    )
    expect(await person.call.jobApplications.mine()).toMatchObject([
      { dias_sem_retorno: null, pode_desistir: false },
    ])
  })

  it('go with a candidate’s account: the row still counts, nobody is in it', async () => {
    const id_vaga = await openVacancy(db, places)
    const person = await candidate()
    await send(person, id_vaga, { tem_familiar: true, familiares: ['Ana Ramos'], compartilhar_banco: true })
    expect(await person.call.jobApplications.removeOwn()).toEqual({ conta: true })
    expect(await stored(id_vaga)).toMatchObject([
      { id_usuario: null, familiares: [], anonimizada_em: expect.any(Date) },
    ])
    const row = await db
      .selectFrom('rh_usuario')
      .where('id', '=', person.userId)
      .select(['nome', 'cpf', 'ativo'])
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ nome: 'Pessoa removida', cpf: null, ativo: false })
    expect(
      await db.selectFrom('curriculo').where('id_usuario', '=', person.userId).selectAll().execute(),
    ).toEqual([])
  })

  it('of an employee go without the account', async () => {
    const id_vaga = await openVacancy(db, places)
    const colleague = await as({})
    await send(colleague, id_vaga, { ...known, cpf: newCpf() })
    expect(await colleague.call.jobApplications.removeOwn()).toEqual({ conta: false })
    expect(await stored(id_vaga)).toMatchObject([{ id_usuario: null }])
    expect(
      await db.selectFrom('rh_usuario').where('id', '=', colleague.userId).select('ativo').executeTakeFirst(),
    ).toEqual({ ativo: true })
  })
})

describe('old refusals', () => {
  it('lose their person after 12 months, and not before', async () => {
    const id_vaga = await openVacancy(db, places)
    const months = (count: number) => new Date(Date.now() - count * 30.6 * 86_400_000)
    for (const movida_em of [months(11), months(13)])
      await db
        .insertInto('candidatura')
        .values({
          id_vaga,
          id_usuario: await makeUser(db),
          origem: 'site',
          etapa: 'reprovado',
          motivo_reprovacao: 'Perfil diferente',
          observacao: 'Falou bem',
          aceite_lgpd_em: movida_em,
          movida_em,
        })
        .execute()
    await applicationRetentionJob.run(deps, {})
    const rows = await stored(id_vaga)
    expect(rows.map(({ id_usuario, observacao, etapa }) => [id_usuario === null, observacao, etapa])).toEqual(
      [
        [false, 'Falou bem', 'reprovado'],
        [true, null, 'reprovado'],
      ],
    )
  })
})

it('the page of an application says of an ended vacancy that it is over, of one that waits that it takes nobody', async () => {
  const person = await candidate()
  const formOf = async (over: Record<string, unknown>) => {
    const id_vaga = await openVacancy(db, places, over)
    return person.call.jobApplications.form({ id_vaga })
  }
  for (const over of [
    { situacao: 'encerrada' },
    { situacao: 'cancelada' },
    { data_inicio: '2026-01-01', data_fim: '2026-01-31' },
  ])
    await expect(formOf(over)).rejects.toThrow(vacancy.closed)
  await expect(formOf({ situacao: 'pausada' })).rejects.toThrow(vacancy.notReceiving)
})
