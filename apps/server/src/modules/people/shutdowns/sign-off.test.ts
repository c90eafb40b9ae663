import { shutdown as text } from '@intranet/contract/messages/staff'
import type { HoldingKind } from '@intranet/contract/people/shutdown-options'
import { dayInBrazil } from '@intranet/contract/today'
import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeDepartment, makeProvider } from '../../../../test/factories/company.ts'
import { makeEmployee } from '../../../../test/factories/staff.ts'
import { makeCustody, makeProduct, makeSquad } from '../../../../test/factories/supplies.ts'

const { db, as } = await testWorld()
const ours = await makeProvider(db)
const hr = await as({ roles: ['rh:gestor'], empresas: [ours], id_empresa: ours })
const heir = await makeEmployee(db, { id_empresa: ours })

const requested = (id_funcionario: number) =>
  hr.call.shutdowns.create({
    objects: [
      {
        id_funcionario,
        tipo: 'acordo',
        motivo: 'Combinado entre as partes.',
        aviso_previo: 'indenizado',
        data_desligamento: dayInBrazil(Date.now()),
      },
    ],
  })

it('of two lines with the same words each is signed off by itself (docs/people.md#carrying-out)', async () => {
  const leaver = await makeEmployee(db, { id_empresa: ours })
  const id_produto = await makeProduct(db, ours, { nome: 'Escada', serializado: false })
  await makeCustody(db, ours, leaver, [{ id_produto }, { id_produto }])
  const { id } = (await requested(leaver))[0]!
  const lines = () => hr.call.shutdowns.holdings({ id })
  const [one, other] = await lines()
  expect([one!.descricao, one!.rota]).toEqual([other!.descricao, other!.rota])
  const { registro, descricao } = other!
  await hr.call.shutdowns.signOff({ id, linhas: [{ registro, descricao }], observacao: 'Foi furtada.' })
  expect((await lines()).map(({ baixa }) => baixa?.observacao)).toEqual([undefined, 'Foi furtada.'])
})

it('many lines are signed off at once, all or none', async () => {
  const leaver = await makeEmployee(db, { id_empresa: ours })
  const id_produto = await makeProduct(db, ours, { nome: 'Alicate', serializado: false })
  await makeCustody(db, ours, leaver, [{ id_produto }, { id_produto }, { id_produto }])
  const { id } = (await requested(leaver))[0]!
  const lines = () => hr.call.shutdowns.holdings({ id })
  const linhas = (await lines()).map(({ registro, descricao }) => ({ registro, descricao }))
  const observacao = 'Perdidos na enchente.'
  const gone = { ...linhas[0]!, descricao: 'Outro' }
  await expect(hr.call.shutdowns.signOff({ id, linhas: [linhas[1]!, gone], observacao })).rejects.toThrow(
    text.lineGone,
  )
  expect((await lines()).some(({ baixa }) => baixa)).toBe(false)
  await hr.call.shutdowns.signOff({ id, linhas, observacao })
  expect((await lines()).map(({ baixa }) => baixa?.observacao)).toEqual(linhas.map(() => observacao))
})

it('a line is signed off by HR’s manager alone, who says why, and then keeps nothing open (docs/people.md#carrying-out)', async () => {
  const leaver = await makeEmployee(db, { id_empresa: ours })
  const squadId = await makeSquad(db, ours, { id_responsavel: leaver })
  const department = await makeDepartment(db, ours)
  const give = (id_funcionario: number) =>
    db.updateTable('rh_departamento').set({ id_funcionario }).where('id', '=', department).execute()
  await give(leaver)
  const [made] = await requested(leaver)
  const { id } = made!
  await hr.call.shutdowns.step({ id, situacao: 'em_analise' })
  await hr.call.shutdowns.step({ id, situacao: 'aprovado' })
  for (const { item } of (await hr.call.shutdowns.get({ id })).itens)
    await hr.call.shutdowns.check({ id, item: item as 'cracha', feito: true })
  const decider = await as({ roles: ['desligamentos:gestor'], empresas: [ours], id_empresa: ours })
  const lines = async () => (await hr.call.shutdowns.holdings({ id })).filter(({ encerra }) => !encerra)
  const wanted = async (kind: HoldingKind) => {
    const { registro, descricao } = (await lines()).find((line) => line.tipo === kind)!
    return { id, linhas: [{ registro, descricao }], observacao: 'A equipe será extinta.' }
  }
  const squad = await wanted('equipe_tecnica')

  await expect(decider.call.shutdowns.signOff(squad)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(
    hr.call.shutdowns.signOff({ ...squad, linhas: [{ ...squad.linhas[0]!, descricao: 'Outra' }] }),
  ).rejects.toThrow(text.lineGone)
  const [signed] = await hr.call.shutdowns.signOff(squad)
  const id_baixa = signed!.id
  await expect(hr.call.shutdowns.signOff(squad)).rejects.toThrow(text.lineSigned)
  expect((await lines()).map(({ tipo, baixa }) => [tipo, baixa?.observacao])).toEqual([
    ['departamento', undefined],
    ['equipe_tecnica', 'A equipe será extinta.'],
  ])

  const execute = () => decider.call.shutdowns.step({ id, situacao: 'efetivado' })
  await expect(execute(), 'the department is nobody else’s yet').rejects.toThrow(text.linesOpen)
  await give(heir)
  await hr.call.shutdowns.takeBackSignOff({ id, id_baixa })
  await expect(hr.call.shutdowns.takeBackSignOff({ id, id_baixa })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(execute()).rejects.toThrow(text.linesOpen)

  await hr.call.shutdowns.signOff(squad)
  await db.updateTable('equipe').set({ nome: 'Equipe com outro nome' }).where('id', '=', squadId).execute()
  await expect(execute(), 'what was signed off is not what is there now').rejects.toThrow(text.linesOpen)
  await hr.call.shutdowns.signOff(await wanted('equipe_tecnica'))
  expect(await execute()).toMatchObject({ situacao: 'efetivado' })
  await expect(hr.call.shutdowns.signOff(squad)).rejects.toThrow(text.closed)
})
