import { expect, it } from 'vitest'
import { testWorld } from '../../../../test/app.ts'
import { reportedPayments } from '../../../../test/erp/reported-payments.ts'
import { makeProvider } from '../../../../test/factories/company.ts'
import { isPaidAmount } from './paid-amount.service.ts'

const { db, deps } = await testWorld()
const id_empresa = await makeProvider(db)
const { paid, erp } = await reportedPayments(db, id_empresa)
const payment = { id_empresa, cod_cliente: '501', fatura: 'F-1', valor_pago: '99.90' }

it('a system that is away reports nothing; a mistake of ours is no such system', async () => {
  paid('F-1', '99.90')
  expect(await isPaidAmount(deps, payment)).toBe(true)
  erp.mode = 'drop'
  expect(await isPaidAmount(deps, payment)).toBe(false)
  const erpCall = () => {
    throw new TypeError('a mistake of ours')
  }
  const mistaken = { ...deps, metrics: { ...deps.metrics, erpCall } }
  await expect(isPaidAmount(mistaken, payment)).rejects.toThrow('a mistake of ours')
})
