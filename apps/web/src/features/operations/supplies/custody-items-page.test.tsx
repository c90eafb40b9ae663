import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OwnCustodyPage } from './custody-items-page.tsx'

const asset = {
  id: 1,
  id_custodia: 4,
  patrimonio: 'PT-001000',
  produto: 'ONT Huawei',
  quantidade: 1,
  desde: '2026-11-20T12:00:00.000Z',
  em_devolucao: false,
}
const term = {
  id: 4,
  titulo: 'Termo de custódia',
  detalhe: '1 item',
  rota: '/supplies/custody/term/4',
  verbo: 'Assinar',
  prazo: null,
  percentual: null,
  valor: null,
}
const group = (tipo: string, itens: object[]) => ({
  tipo,
  secao: 'sem_prazo',
  modulo: 'suprimentos',
  total: itens.length,
  nome: 'termos',
  valor: null,
  rota: '/supplies/custody/mine',
  itens,
})

const squad = { id: 9, nome: 'Floripa 02', cidade: 'Florianópolis', itens: 1234 }

async function open(locked: object[], squads: object[], grupos: object[] = []) {
  const list = vi.fn((_input: unknown) => ({ total: squads.length, depois: null, dados: squads }))
  serverAnswers({
    'custody.ownItems': () => locked,
    'squads.list': list,
    'obligations.list': () => ({ total: grupos.length, grupos }),
  })
  await renderInApp(() => <OwnCustodyPage />)
  return list
}

test('one’s equipment is with the squads that one answers for, and leads to their count', async () => {
  const list = await open(
    [asset, { ...asset, id: 2, patrimonio: null, quantidade: 30, produto: 'Cabo' }],
    [squad],
  )
  const squads = (await screen.findByText('Equipes pelas quais você responde')).closest('section')!
  const link = within(squads).getByRole('link', { name: 'Floripa 02' })
  expect(link.getAttribute('href')).toBe('/squads/inventory/9')
  expect(squads.textContent).toContain('Florianópolis · 1.234 itens')
  expect(list).toHaveBeenCalledWith(expect.objectContaining({ filtro: { id_responsavel: 7 } }))
  const own = await screen.findByRole('link', { name: 'ONT Huawei · PT-001000' })
  expect(own.getAttribute('href')).toBe('/supplies/custody/term/4')
  expect(screen.getByRole('link', { name: '30 × Cabo' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('who answers for no squad sees nothing of squads', async () => {
  await open([], [])
  expect(await screen.findByText('Nenhum equipamento')).toBeTruthy()
  expect(screen.queryByText('Equipes pelas quais você responde')).toBeNull()
})

test('a term that waits for one is there to be signed, though one has nothing yet', async () => {
  const groups = [
    group('termo_custodia', [term]),
    group('termo_multa', [{ ...term, id: 5, titulo: 'Multa' }]),
  ]
  await open([], [], groups)
  const link = await screen.findByRole('link', { name: /^Assinar/ })
  expect(link.getAttribute('href')).toBe('/supplies/custody/term/4')
  expect(screen.queryByText('Nenhum equipamento')).toBeNull()
  expect(screen.queryByText('Multa')).toBeNull()
})
