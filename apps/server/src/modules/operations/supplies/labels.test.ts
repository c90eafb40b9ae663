import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { makeAsset, makeProduct } from '../../../../test/factories/supplies.ts'
import { findActor } from '../../../platform/session.ts'
import { readLabels } from './asset.service.ts'
import { labelsPdf } from './labels-pdf.ts'

const { db, as, app, deps } = await testWorld()
const ours = await makeProvider(db)
const there = { empresas: [ours], id_empresa: ours }
const product = await makeProduct(db, ours)

const ask = (token: string, ids: string) =>
  app.inject({ url: `/export/etiquetas?ids=${ids}`, headers: { cookie: `sessao=${token}` } })

it('labels of assets are a PDF for who reads supplies of their provider', async () => {
  const ids = [await makeAsset(db, ours, product), await makeAsset(db, ours, product)]
  const reader = await as({ roles: ['suprimentos:leitor'], ...there })
  const answer = await ask(reader.token, ids.join(','))
  expect([answer.statusCode, answer.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const stranger = await as({ roles: ['suprimentos:leitor'], empresas: [] })
  expect((await ask(stranger.token, String(ids[0]))).statusCode).toBe(404)
  const employee = await as({ ...there })
  expect((await ask(employee.token, String(ids[0]))).statusCode).toBe(403)
  expect((await ask(reader.token, 'x')).statusCode).toBe(422)
  expect((await app.inject({ url: `/export/etiquetas?ids=${ids[0]}` })).statusCode).toBe(401)
})

it('a label names the provider as screens do', async () => {
  const razao = await makeProvider(db, { sistema: 'razao' })
  const id = await makeAsset(db, razao, await makeProduct(db, razao))
  const reader = await as({ roles: ['suprimentos:leitor'], empresas: [razao] })
  const { actor } = (await findActor(deps.auth, reader.token))!
  expect((await readLabels(db, actor, [id])).map(({ sistema }) => sistema)).toEqual(['RazaoInfo'])
})

it('twenty-five labels need two sheets', async () => {
  const labels = Array.from({ length: 25 }, (_, n) => ({
    patrimonio: `PT-${n}`,
    produto: 'ONT Huawei',
    sistema: 'produto',
  }))
  const pages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length
  expect(pages(await labelsPdf(labels))).toBe(2)
  expect(pages(await labelsPdf(labels.slice(0, 24)))).toBe(1)
})
