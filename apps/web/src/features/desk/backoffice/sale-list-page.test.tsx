import { screen } from '@testing-library/react'
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

const sale = {
  id: 3,
  id_lead: 40,
  id_empresa: 1,
  cliente: 'Lia',
  situacao: 'pendente',
  itens: 0,
  prazo: '2026-11-20T12:00:00.000Z',
  data_venda: '2026-11-20T12:00:00.000Z',
}

it.each([
  ['leitor', 7, undefined],
  ['solicitante', 99, undefined],
  ['solicitante', 7, '/sales/external/leads/edit/40'],
  ['solicitante', null, '/sales/external/leads/edit/40'],
  ['gestor', 99, '/sales/internal/leads/edit/40'],
])('of vendas:%s, with %s as its seller, “Abrir lead” leads to %s', async (level, id_vendedor, to) => {
  answerCalls({ 'deskSales.list': () => ({ total: 1, dados: [{ ...sale, id_vendedor }], depois: null }) })
  const role = { roles: ['user', 'backoffice:solicitante', `vendas:${level}`] }
  const { user } = await renderInApp(() => <SaleListPage />, '', ['/antes'], role)
  await user.click((await screen.findAllByRole('button', { name: /Ações|Mais/ }))[0]!)
  const link = screen.queryByRole('menuitem', { name: 'Abrir lead' })
  expect(link?.getAttribute('href') ?? undefined).toBe(to)
})
