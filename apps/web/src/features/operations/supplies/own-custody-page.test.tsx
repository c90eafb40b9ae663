import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OwnCustodyPage } from './custody-items-page.tsx'

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

async function open(grupos: object[]) {
  serverAnswers({
    'custody.ownItems': () => [],
    'obligations.list': () => ({ total: grupos.length, grupos }),
    'squads.list': () => ({ total: 0, depois: null, dados: [] }),
  })
  await renderInApp(() => <OwnCustodyPage />, '', [], { roles: [] })
}

test('a term that waits for one is there to be signed, though one has nothing yet', async () => {
  await open([group('termo_custodia', [term]), group('termo_multa', [{ ...term, id: 5, titulo: 'Multa' }])])
  const link = await screen.findByRole('link', { name: /^Assinar/ })
  expect(link.getAttribute('href')).toBe('/supplies/custody/term/4')
  expect(screen.queryByText('Nenhum equipamento')).toBeNull()
  expect(screen.queryByText('Multa')).toBeNull()
})

test('who has nothing, and nothing to sign, reads so', async () => {
  await open([])
  expect(await screen.findByText('Nenhum equipamento')).toBeTruthy()
  expect(screen.queryByText('Para assinar')).toBeNull()
})
