import { erp as text } from '@intranet/contract/messages/registries'
import { expect, it } from 'vitest'
import { OutgoingError } from '../../outgoing-error.ts'
import { superadmin, testWorld } from '../../../../test/app.ts'
import { mkErp } from '../../../../test/erp/mk-erp.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { connectionOf } from '../erp-connections.queries.ts'
import { ErpError } from '../erp-error.ts'
import { groundOf } from '../erp-ground.ts'
import { openWay, type ErpWay } from '../erp-way.ts'
import { mkAdapter } from './mk-adapter.ts'

const { db, deps, as } = await testWorld()
const erp = await mkErp()
const id_empresa = await makeProvider(db)
const way = { tipo: 'mk' as const, url: erp.url, permite_http: true, token: 'usuario', senha: 'segredo' }
await (await as(superadmin)).call.erp.create({ objects: [{ id_empresa, ...way }] })
const options = { chave: 'c', timeout: 5000 }

/** The connections of a customer, where asking for a session goes wrong. */
async function connections(failure: Error, inWay = false) {
  const { outgoing, sealed } = groundOf(deps)
  const ask: typeof outgoing.ask = async (system, url, request) => {
    if (String(url).includes('WSMKConsultaConexaoAutenticada')) throw failure
    return outgoing.ask(system, url, request)
  }
  const row = (await connectionOf(db, id_empresa))!
  const open: ErpWay = openWay({ outgoing: { ...outgoing, ask }, sealed }, row)
  const ours: ErpWay['ask'] = async (path, request) => {
    if (inWay && path.includes('WSMKConsultaConexaoAutenticada')) throw failure
    return open.ask(path, request)
  }
  return mkAdapter({ ...open, ask: ours }).conexoes!({ cod_cliente: '501' }, options)
}

it('connections are there without their session, where the system does not answer', async () => {
  const stalled = new DOMException('no answer in time', 'TimeoutError')
  for (const failure of [stalled, new OutgoingError('resting', ''), new ErpError('refused', text.refused)])
    expect((await connections(failure)).map(({ conexao }) => conexao)).toEqual(['70', '71'])
})

it('a mistake of ours is no session that is not there', async () => {
  await expect(connections(new TypeError('ours'), true)).rejects.toThrow('ours')
})
