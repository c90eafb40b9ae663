import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groundOf } from './erp-ground.ts'
import { testWorld } from '../../../test/app.ts'
import { makeProvider } from '../../../test/factories/company.ts'
import { jsonErp } from '../../../test/erp/json-erp.ts'
import { checkErp } from './erp-check.ts'
import { erpCalls } from './erp-calls.ts'
import { erpContractDocument } from './erp-contract.ts'
import { erpOf } from './erp-system.ts'

it('docs/erp-contract.json is what the port asks for (node tools/erp-contract.ts writes it)', () => {
  const kept = readFileSync(new URL('../../../../../docs/erp-contract.json', import.meta.url), 'utf8')
  expect(JSON.parse(kept)).toEqual(JSON.parse(JSON.stringify(erpContractDocument())))
  expect(Object.keys(erpContractDocument().paths)).toHaveLength(Object.keys(erpCalls).length + 1)
})

describe('the check of an ERP', () => {
  it('asks for everything that can be read, changes nothing, and says what differs and what is missing', async () => {
    const { db, deps } = await testWorld()
    const provider = await makeProvider(db)
    const erp = await jsonErp()
    erp.answers.pagamentos = () => [{ pagamento: 'p1' }]
    await db
      .insertInto('empresa_erp')
      .values({
        id_empresa: provider,
        url: erp.url,
        permite_http: true,
        capacidades: Object.keys(erp.answers),
      })
      .execute()
    const system = (await erpOf(groundOf(deps), provider))!
    const table = await checkErp(system, '501')
    const stateOf = (name: string) => table.find((row) => row.name === name)
    expect(stateOf('faturas')).toMatchObject({ state: 'funciona', detail: '3 registros' })
    expect(stateOf('pagamentos')).toMatchObject({ state: 'difere' })
    expect(stateOf('estoque')).toMatchObject({ state: 'falta' })
    expect(stateOf('abrir_os')).toMatchObject({ state: 'não lido' })
    expect(erp.heard.some(({ call }) => call === 'abrir_os' || call === 'negociar')).toBe(false)
  })
})
