import { firstDay } from '@intranet/contract/messages/first-day'
import { hiring as text } from '@intranet/contract/messages/hiring'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeApplication, makeVacancy } from '../../../../test/factories/hiring.ts'
import { plantFile } from '../../../../test/free-files.ts'
import { openObligations } from '../../../../test/open-obligations.ts'

const { db, deps, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })

it('papers of an application that ended are asked for, checked and counted no more (docs/hiring.md#before-the-first-day)', async () => {
  const person = await as({ employee: false, nome: 'Nina Alves' })
  const { id: id_vaga } = await makeVacancy(db, ours)
  const id = await makeApplication(db, id_vaga, person.userId, 'contratado')
  const request = (await hr.call.firstDays.open({ id_candidatura: id })).id
  const card = '/human-resources/first-days/list'
  const counted = async () => (await hr.call.figures.ofCards({ cards: [card] }))[card]!
  const before = Number(await counted())
  const paper = (await hr.call.firstDays.get({ id: request })).papeis[0]!.id
  const file = { bucket: 'documentos', nome: 'papel.png', tipo: 'image/png', content: Buffer.from('png') }
  const sent = async () => ({ id: paper, id_arquivo: await plantFile(deps, person.userId, file) })
  await person.call.ownFirstDay.sendPaper(await sent())
  const waits = async () =>
    (await openObligations(hr.call)).some((duty) => duty.tipo === 'admissao_papeis' && duty.id === request)
  expect(await waits()).toBe(true)
  await db.updateTable('candidatura').set({ etapa: 'desistente' }).where('id', '=', id).execute()
  expect([await waits(), Number(await counted())]).toEqual([false, before - 1])
  for (const asked of [
    () => hr.call.firstDays.acceptPaper({ id: paper }),
    () => hr.call.firstDays.returnPaper({ id: paper, devolucao: 'Cortada.' }),
    () => hr.call.firstDays.setFitness({ id: request, aptidao: 'apto' }),
    () => hr.call.firstDays.finish({ id: request }),
    async () => person.call.ownFirstDay.sendPaper(await sent()),
    () => person.call.ownFirstDay.saveSizes({ id: request, camiseta: 'M' }),
  ])
    await expect(asked()).rejects.toThrow(text.applicationEnded)
  await expect(hr.call.firstDays.open({ id_candidatura: id })).rejects.toThrow(firstDay.notYet)
  expect((await person.call.ownFirstDay.mine()).admissoes).toEqual([])
  expect((await person.call.jobApplications.mine())[0]).toMatchObject({ pre_admissao: false })
})

it('a request is not ended while an obligatory paper waits for a look (docs/hiring.md#before-the-first-day)', async () => {
  const person = await as({ employee: false, nome: 'Rui Alves' })
  const { id: id_vaga } = await makeVacancy(db, ours)
  const { id } = await hr.call.firstDays.open({
    id_candidatura: await makeApplication(db, id_vaga, person.userId, 'contratado'),
  })
  const of = () => db.updateTable('pre_admissao_papel').where('id_pre_admissao', '=', id)
  const file = { bucket: 'documentos', nome: 'papel.png', tipo: 'image/png', content: Buffer.from('png') }
  const { papeis } = await hr.call.firstDays.get({ id })
  for (const paper of papeis)
    await person.call.ownFirstDay.sendPaper({
      id: paper.id,
      id_arquivo: await plantFile(deps, person.userId, file),
    })
  const finish = () => hr.call.firstDays.finish({ id })
  await expect(finish()).rejects.toThrow(firstDay.unchecked)
  const optional = papeis.filter(({ obrigatorio }) => !obrigatorio).map((paper) => paper.id)
  await of()
    .set({ situacao: 'validado' })
    .where('id', 'not in', [0, ...optional])
    .execute()
  await expect(finish()).rejects.toThrow(firstDay.noBank)
})
