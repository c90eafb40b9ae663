import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('what a candidate will be written is there before the button that sends it', async () => {
  const preview = Promise.withResolvers<object>()
  serverAnswers({
    'careerTemplates.options': () => [],
    'applicants.preview': () => preview.promise,
  })
  await renderInApp(() => (
    <MoveDialog ids={[7]} etapa="entrevista_rh" onMove={() => Promise.resolve()} onClose={() => {}} />
  ))
  const move = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mover' })
  expect(move.disabled).toBe(true)
  preview.resolve({ destino: 'ana@exemplo.com', assunto: 'Entrevista', texto: 'Olá, Ana.' })
  await screen.findByText('Olá, Ana.')
  expect(move.disabled).toBe(false)
})
