/** "Como está a rede", inside and for everybody (docs/operations.md#the-state-of-the-network). */
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { NetworkPage } from './network-page.tsx'
import { PublicNetworkPage } from './public-network-page.tsx'

const inicio = '2026-11-20T12:00:00.000Z'
const previsao = '2026-11-20T15:00:00.000Z'
const open = { categoria: 'Rede', color: '#0e6672', icone: 'network', programada: false, inicio }
const calm = (cidade: string) => ({
  id_empresa: 1,
  provedor: 'Produto',
  cidade,
  uf: 'RS',
  situacao: 'normal',
  ocorrencias: [],
})
const hit = {
  ...calm('Pelotas'),
  situacao: 'incidente',
  ocorrencias: [
    { ...open, id: 7, titulo: 'Fibra na BR', prioridade: 'critica', previsao, bairros: ['Centro', 'Areal'] },
    {
      ...open,
      id: null,
      titulo: null,
      categoria: 'Energia',
      prioridade: 'alta',
      previsao: null,
      bairros: [],
    },
  ],
}

const show = async (cidades: object[], total = cidades.length) => {
  serverAnswers({ 'incidents.network': () => ({ total, cidades }), 'providers.options': () => [] })
  return renderInApp(() => <NetworkPage />)
}

test('the cities that are hit are first, the others are folded with their number', async () => {
  await show([hit, calm('Rio Grande'), calm('Canguçu')])
  const cities = await screen.findByRole('list', { name: 'Cidades atingidas' })
  const lines = within(within(cities).getByRole('list', { name: 'Em aberto em Pelotas' }))
  const [first, second] = lines.getAllByRole('listitem')
  const link = within(first!).getByRole('link', { name: 'Fibra na BR' })
  expect(link.getAttribute('href')).toBe('/incidents/list?ver=7')
  expect(first!.textContent).toContain('Rede · Desde 20/11/2026 - 09:00 · previsão 20/11/2026 - 12:00')
  expect(first!.textContent).toContain('Bairros: Centro, Areal')
  expect(within(second!).queryByRole('link')).toBeNull()
  expect(second!.textContent).toContain('Energia')
  expect(second!.textContent).toContain('sem previsão')
  const others = screen.getByText('2 cidades').closest('details')!
  expect(others.open).toBe(false)
  expect(others.textContent).toContain('Rio Grande/RS')
})

test('says that nothing is stopped, and which cities are left out', async () => {
  await show([calm('Rio Grande')], 1200)
  expect(await screen.findByText('Nada parado agora.')).toBeTruthy()
  expect(screen.getByText('1 cidade')).toBeTruthy()
  expect(screen.getByText(/^1 de 1\.200 cidades\./)).toBeTruthy()
})

test('says that nobody serves a city yet', async () => {
  await show([])
  expect(await screen.findByText('Nenhuma cidade ainda')).toBeTruthy()
})

const place = (cidade: string, situacao: string, ocorrencias: object[] = []) => ({
  cidade,
  uf: 'SC',
  situacao,
  ocorrencias,
})

test('everybody looks for a city by name, whatever its accents', async () => {
  const cidades = [
    place('Tubarão', 'manutencao', [{ categoria: 'Janela', desde: inicio, previsao }]),
    place('Imbituba', 'normal'),
  ]
  serverAnswers({ 'incidents.publicNetwork': () => ({ cidades }) })
  const { user } = await renderInApp(() => <PublicNetworkPage />)
  const hits = await screen.findByRole('list', { name: 'Cidades atingidas' })
  expect(hits.textContent).toContain('Tubarão/SC')
  expect(hits.textContent).toContain('Manutenção')
  expect(hits.textContent).toContain('Desde 20/11/2026 - 09:00 · previsão 20/11/2026 - 12:00')
  const box = screen.getByRole('searchbox', { name: 'Buscar a sua cidade' })
  await user.type(box, 'IMBI')
  expect(screen.queryByRole('list', { name: 'Cidades atingidas' })).toBeNull()
  expect(screen.getByText('Nenhum incidente nem manutenção agora.')).toBeTruthy()
  expect(screen.getByText('1 cidade').closest('details')!.open).toBe(true)
  await user.clear(box)
  await user.type(box, 'tubarao')
  expect(screen.getByRole('list', { name: 'Cidades atingidas' })).toBeTruthy()
  await user.type(box, 'x')
  expect(screen.getByText('Nenhuma cidade com este nome')).toBeTruthy()
})

test('a page that is not published says so', async () => {
  const refused = () => {
    throw new Refusal(404, 'Registro não encontrado.')
  }
  serverAnswers({ 'incidents.publicNetwork': refused })
  await renderInApp(() => <PublicNetworkPage />)
  expect(await screen.findByText('Esta página não está publicada')).toBeTruthy()
})
