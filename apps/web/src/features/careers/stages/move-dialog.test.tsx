import { screen, waitFor } from '@testing-library/react'
import type { Stage } from '@intranet/contract/careers/career-options'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/lib/query-client.ts'
import { trpc } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { MoveDialog } from './move-dialog.tsx'

async function open(onMove = vi.fn(() => Promise.resolve())) {
  serverAnswers({ 'refusalReasons.options': () => [], 'careerTemplates.options': () => [] })
  const onClose = vi.fn()
  const { user } = await renderInApp(() => (
    <MoveDialog ids={[7]} etapa="triagem" onMove={onMove} onClose={onClose} />
  ))
  return { user, onMove, onClose, box: await screen.findByRole('textbox', { name: 'Comentário' }) }
}

test('Escape asks before a comment that was begun is left, Ctrl+Enter moves with it', async () => {
  const { user, onMove, onClose, box } = await open()
  await user.type(box, 'Boa conversa.')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: /Continuar|Ficar/ }))
  expect(onClose).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox', { name: 'Comentário' }), '{Control>}{Enter}{/Control}')
  expect(onMove).toHaveBeenCalledWith(expect.objectContaining({ texto: 'Boa conversa.' }))
})

test('Escape closes it where nothing was written', async () => {
  const { user, onClose } = await open()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(onClose).toHaveBeenCalled())
})

test('its buttons are at the foot that stays in view on phones', async () => {
  await open()
  const foot = screen.getByRole('button', { name: 'Mover' }).closest('[data-slot=form-foot]')
  expect(foot).toBeTruthy()
})

const message = (texto: string) => ({ destino: 'ana@exemplo.com', assunto: 'Entrevista', texto })
const moveButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Mover' })
const openWith = (etapa: Stage) =>
  renderInApp(() => (
    <MoveDialog ids={[7]} etapa={etapa} onMove={() => Promise.resolve()} onClose={() => {}} />
  ))

test('what a candidate will be written is there before the button that sends it, also by another template', async () => {
  const previews = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
  let asked = 0
  serverAnswers({
    'careerTemplates.options': () =>
      ['Curto', 'Longo'].map((nome, n) => ({ id: n + 1, nome, etapa: 'entrevista_rh' })),
    'applicants.preview': () => previews[asked++]!.promise,
  })
  queryClient.setQueryData(trpc.careerTemplates.options.queryKey(), [])
  const { user } = await openWith('entrevista_rh')
  const move = await moveButton()
  expect(move.disabled).toBe(true)
  previews[0]!.resolve(message('Olá, Ana.'))
  await screen.findByText('Olá, Ana.')
  await waitFor(() => expect(move.disabled).toBe(false))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Modelo' }), 'Longo')
  expect(move.disabled).toBe(true)
  previews[1]!.resolve(message('Prezada Ana,'))
  await screen.findByText('Prezada Ana,')
  expect(move.disabled).toBe(false)
})

test('a message that cannot be read says so, and the movement may be made', async () => {
  serverAnswers({ 'careerTemplates.options': () => [] })
  await openWith('entrevista_rh')
  await screen.findByRole('button', { name: 'Tentar de novo' })
  expect((await moveButton()).disabled).toBe(false)
})
