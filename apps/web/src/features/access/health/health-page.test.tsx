import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { HealthPage } from '@/features/access/health/health-page.tsx'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'

const check = (nome: string, situacao: 'ok' | 'atencao' | 'falha') => ({
  area: 'banco',
  nome,
  situacao,
  valor: `valor de ${nome}`,
  fazer: situacao === 'ok' ? null : `faça ${nome}`,
})
const job = (nome: string, situacao: 'ok' | 'falha') => ({
  nome,
  situacao,
  prevista_em: '2026-11-24T06:35:00.000Z',
  ultimo_sucesso: situacao === 'ok' ? '2026-11-24T06:36:00.000Z' : null,
  falhas: situacao === 'ok' ? 0 : 3,
})

const servidor = {
  desde: '2026-11-24T11:00:00.000Z',
  fluxos: 3,
  conexoes: [{ grupo: 'requests', ocupadas: 1, livres: 4, esperando: 0 }],
  portas: [{ nome: 'trpc', respostas: 1200, recusas: 4, falhas: 1, lentas: 2, media_ms: 12 }],
  demoradas: [{ nome: 'leads.list', respostas: 200, recusas: 0, falhas: 0, lentas: 2, media_ms: 40 }],
  envios: [{ canal: 'push', situacao: 'enviado', total: 7 }],
  erps: [{ id_empresa: 5, chamadas: 9, falhas: 2, media_ms: 300 }],
  entradas: { aceitas: 10, recusadas: 2 },
}
const counted = { servidor, provedores: [{ id: 5, nome: 'Vetorial' }] }

test('what is at fault comes first, with what to do; jobs that are late lead their table', async () => {
  answerCalls({
    'health.read': () => ({
      lido_em: '2026-11-24T12:00:00.000Z',
      checagens: [check('disco', 'atencao'), check('relógio', 'ok'), check('fila', 'falha')],
      trabalhos: [job('manhã', 'ok'), job('noite', 'falha')],
      ...counted,
    }),
  })
  await renderInApp(() => <HealthPage />)
  const open = await screen.findByRole('region', { name: 'O que fazer' })
  expect(
    within(open)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Com problemafilavalor de filafaça fila', 'Atençãodiscovalor de discofaça disco'])
  const rows = within(screen.getByRole('table', { name: 'Tarefas agendadas' }))
    .getAllByRole('row')
    .slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'noiteCom problema–24/11/2026 - 03:353',
    'manhãEm ordem24/11/2026 - 03:3624/11/2026 - 03:350',
  ])
})

test('nothing to do is said in words', async () => {
  answerCalls({
    'health.read': () => ({
      lido_em: '2026-11-24T12:00:00.000Z',
      checagens: [check('fila', 'ok')],
      trabalhos: [],
      ...counted,
    }),
  })
  await renderInApp(() => <HealthPage />)
  expect((await screen.findByText('Tudo em ordem.')).role).toBe('status')
  expect(screen.queryByRole('table', { name: 'Tarefas agendadas' })).toBeNull()
})

test('what this server counted is said in words, and the bundle is saved as a file', async () => {
  const bundle = { versoes: { node: 'v24' } }
  answerCalls({
    'health.read': () => ({ lido_em: '2026-11-24T12:00:00.000Z', checagens: [], trabalhos: [], ...counted }),
    'health.bundle': () => bundle,
  })
  const saved: Blob[] = []
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`
  const { user } = await renderInApp(() => <HealthPage />)
  const doors = await screen.findByRole('table', { name: 'Respostas por porta' })
  expect(within(doors).getAllByRole('row')[1]!.textContent).toBe('Telas1.200 respostas12 ms em média241')
  for (const [name, value] of [
    ['Fluxos de eventos abertos', '3'],
    ['PostgreSQL: pedidos', '1 ocupada, 4 livres, 0 esperando'],
    ['Recusadas', '2'],
    ['Avisos no aparelho: enviado', '7'],
    ['Vetorial', '9 chamadas, 2 falhas, 300 ms em média'],
  ])
    expect(screen.getByText(name!).nextElementSibling?.textContent).toBe(value)
  await user.click(screen.getByRole('button', { name: 'Pacote de suporte' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(JSON.parse(await saved[0]!.text())).toEqual(bundle)
})
