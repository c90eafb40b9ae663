import { expect, it } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { SaleListPage } from './sale-list-page.tsx'

const waits = { situacao: { _in: ['pendente', 'em_auditoria', 'com_pendencia'] } }

async function open(address: string) {
  const { calls } = answerCalls({ 'deskSales.list': () => ({ total: 0, dados: [], depois: null }) })
  const role = { roles: ['user', 'backoffice:leitor'] }
  await renderInApp(() => <SaleListPage />, address, ['/antes'], role)
  await expect.poll(() => calls.filter(([name]) => name === 'deskSales.list').length).toBeGreaterThan(0)
  return calls.find(([name]) => name === 'deskSales.list')![1]
}

it('opens with what waits, late ones first', async () => {
  expect(await open('')).toMatchObject({ filtro: waits, sort: 'prazo' })
})

it('keeps that order under another filter, and has its own for all sales', async () => {
  const provider = { ...waits, id_empresa: { _in: [1] } }
  expect(await open(`?filtro=${encodeURIComponent(JSON.stringify(provider))}`)).toMatchObject({
    filtro: provider,
    sort: 'prazo',
  })
  expect(await open('?filtro=%7B%7D')).not.toHaveProperty('sort')
})
