import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OfflineBar } from '@/components/shell/offline-bar.tsx'
import { WaitingFrame } from '@/components/shell/waiting-frame.tsx'
import type { KindName } from '@/lib/unsent/unsent-kinds.ts'
import { flushUnsent, keepTyped, type Typed } from '@/lib/unsent/unsent-queue.ts'
import { addPhoto, entriesOf } from '@/lib/unsent/unsent-store.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { goOnline, ownBrowser, takeCalls } from '@/test/unsent-tabs.ts'
import { UnsentPage } from './unsent-page.tsx'

ownBrowser()

const ANA = 7
const full = { status: 422, message: 'Dados inválidos.', campos: { lugares: 'Não há vagas suficientes.' } }
const seat = { input: { id: 3, lugares: 2, ponto_embarque: 'Trevo' }, title: 'Pelotas para Rio Grande' }

/** The page of somebody for whom this waits; a ride has one seat left. */
async function open<K extends KindName>(...typed: [K, Typed<K>][]) {
  const server = takeCalls(({ input }) =>
    (input as { lugares?: number }).lugares === 2 ? full : { data: {} },
  )
  for (const [kind, one] of typed) await keepTyped(ANA, kind, one)
  await flushUnsent(ANA)
  const app = await renderInApp(() => (
    <>
      <OfflineBar />
      <UnsentPage />
    </>
  ))
  return { ...server, ...app }
}

it('shows what was refused with its words, and its own form puts it right', async () => {
  const { user, calls } = await open(['seat', seat])
  await screen.findByText('1 por enviar, 1 com recusa')
  screen.getByText('Não há vagas suficientes.')
  await user.click(screen.getByRole('button', { name: 'Corrigir' }))
  const form = within(await screen.findByRole('dialog', { name: 'Pedir carona' }))
  expect(form.getByLabelText('Ponto de embarque')).toHaveProperty('value', 'Trevo')
  await user.click(form.getByRole('radio', { name: '1 lugar' }))
  await user.click(form.getByRole('button', { name: 'Pedir carona' }))
  await screen.findByText('Nada por enviar')
  expect(calls.at(-1)).toMatchObject({ procedure: 'rides.ask', input: { id: 3, lugares: 1 } })
  expect(screen.queryByText(/por enviar,/)).toBeNull()
})

it('a refused report is put right in its own form, and is the same report', async () => {
  const chave = crypto.randomUUID()
  const report = { texto: 'Poste caído', id_cidade: 9, bairro: 'Centro', chave, fotos: [], posicao: null }
  const gone = { status: 422, message: 'Dados inválidos.', campos: { id_cidade: 'Cidade não encontrada.' } }
  const { calls } = takeCalls(({ procedure, input }) => {
    if (procedure !== 'fieldReports.create') return { data: [{ id: 8, nome: 'Rio Grande', uf: 'RS' }] }
    const [sent] = (input as { objects: { id_cidade: number }[] }).objects
    return sent!.id_cidade === 9 ? gone : { data: [{ id: 1 }] }
  })
  await keepTyped(ANA, 'fieldReport', { input: { objects: [report] }, title: report.texto })
  await flushUnsent(ANA)
  const { user } = await renderInApp(() => <UnsentPage />)
  await screen.findByText('Cidade não encontrada.')
  await user.click(screen.getByRole('button', { name: 'Corrigir' }))
  const form = within(await screen.findByRole('dialog', { name: 'Corrigir relato' }))
  expect(form.getByLabelText(/^O que aconteceu/)).toHaveProperty('value', 'Poste caído')
  await user.click(form.getByRole('combobox', { name: /^Cidade/ }))
  await user.click(await screen.findByRole('option', { name: 'Rio Grande/RS' }))
  await user.click(form.getByRole('button', { name: 'Enviar' }))
  await screen.findByText('Nada por enviar')
  const sent = calls.filter(({ procedure }) => procedure === 'fieldReports.create')
  expect(sent.at(-1)!.input).toMatchObject({ objects: [{ texto: 'Poste caído', id_cidade: 8, chave }] })
  expect(await entriesOf(ANA)).toEqual([])
})

it('gives up after a question, and not without it', async () => {
  const { user } = await open(['seat', seat])
  const giveUp = async (answer: string) => {
    await user.click(await screen.findByRole('button', { name: 'Descartar' }))
    const question = within(await screen.findByRole('dialog'))
    await waitFor(
      () => expect(question.getByRole('button', { name: answer })).toHaveProperty('disabled', false),
      {
        timeout: 10_000,
      },
    )
    await user.click(question.getByRole('button', { name: answer }))
  }
  await giveUp('Cancelar')
  expect(await entriesOf(ANA)).toHaveLength(1)
  await giveUp('Descartar')
  await screen.findByText('Nada por enviar')
  expect(await entriesOf(ANA)).toEqual([])
})

it('shows codes of a count as one, and sends what waits when somebody presses', async () => {
  goOnline(false)
  const reading = (codigo: string) => ({
    input: {
      id: 5,
      leitura: {
        chave: crypto.randomUUID(),
        codigo,
        quantidade: 1,
        local: null,
        lido_em: '2026-11-26T10:00:00Z',
      },
    },
    title: codigo,
  })
  const { user, calls } = await open(['countReading', reading('PT-1')], ['countReading', reading('PT-2')])
  await screen.findByText('2 por enviar')
  screen.getByText('PT-1, PT-2')
  expect(screen.getByRole('button', { name: 'Enviar agora' })).toHaveProperty('disabled', true)
  goOnline(true)
  window.dispatchEvent(new Event('online'))
  await user.click(screen.getByRole('button', { name: 'Enviar agora' }))
  await screen.findByText('Nada por enviar')
  expect(calls).toHaveLength(1)
})

it('shows the photos that wait, and nothing of another person', async () => {
  const shown: Blob[] = []
  URL.createObjectURL = (photo) => `blob:${shown.push(photo as Blob)}`
  URL.revokeObjectURL = () => {}
  const bytes = new Uint8Array([1]).buffer
  await addPhoto({ id: 'foto-a', person: ANA, type: 'image/jpeg', bytes, takenAt: Date.now() })
  goOnline(false)
  const report = (texto: string, fotos: string[]) => ({
    input: { objects: [{ texto, fotos }] },
    title: texto,
    photos: fotos,
  })
  await keepTyped(8, 'fieldReport', report('De Bia', []))
  await open(['fieldReport', report('Poste caído', ['foto-a'])])
  await screen.findByText('Poste caído')
  expect((await screen.findByRole('img', { name: 'Foto 1' })).getAttribute('src')).toBe('blob:1')
  expect(shown.map(({ type }) => type)).toEqual(['image/jpeg'])
  expect(screen.queryByText('De Bia')).toBeNull()
})

it('shows nothing of who was signed in before in a tab that stayed open', async () => {
  takeCalls(() => null)
  goOnline(false)
  await keepTyped(8, 'seat', seat)
  await flushUnsent(8)
  goOnline(true)
  await renderInApp(() => (
    <>
      <OfflineBar />
      <UnsentPage />
    </>
  ))
  await screen.findByText('Nada por enviar')
  expect(screen.queryByRole('link', { name: /por enviar/ })).toBeNull()
})

it('is counted while the app starts without a network, of who signed in last on the device', async () => {
  takeCalls(() => null)
  goOnline(false)
  await keepTyped(ANA, 'seat', seat)
  await keepTyped(8, 'seat', seat)
  localStorage.setItem('user', JSON.stringify({ usuarioId: ANA, roles: [] }))
  await renderInApp(WaitingFrame)
  await screen.findByText('1 por enviar: vai assim que a conexão voltar.')
})
