import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { IdentityCard } from './identity-card.tsx'

const moment = new Date('2026-11-20T12:00:00Z')
const waiting = {
  id_provedor: 3,
  provedor: 'Entra',
  sujeito: 'abc',
  email: 'ana@casa.example',
  updated_at: moment,
}
const linked = { id: 8, provedor: 'Casa', sujeito: 'xyz', vinculado_por: null, created_at: moment }

async function shown(answer: object) {
  const asked: [string, unknown][] = []
  serverAnswers({
    'singleSignOn.ofPerson': () => answer,
    'singleSignOn.link': (input) => void asked.push(['link', input]),
    'singleSignOn.unlink': (input) => void asked.push(['unlink', input]),
  })
  const { user } = await renderInApp(() => <IdentityCard id={5} nome="Ana" />)
  return { user, asked }
}

test('an identity that waits for a superadmin’s word becomes the person’s after a question', async () => {
  const { user, asked } = await shown({ vinculos: [], esperas: [waiting] })
  await user.click(await screen.findByRole('button', { name: 'Vincular' }))
  await screen.findByText('Quem tem esta identidade em Entra passa a entrar como Ana.')
  expect(asked).toEqual([])
  await user.click(screen.getAllByRole('button', { name: 'Vincular' }).at(-1)!)
  await waitFor(() => expect(asked).toEqual([['link', { id: 5, id_provedor: 3, sujeito: 'abc' }]]))
})

test('a link is taken away after a question', async () => {
  const { user, asked } = await shown({ vinculos: [linked], esperas: [] })
  await user.click(await screen.findByRole('button', { name: 'Desvincular' }))
  await screen.findByText('As sessões que começaram por Casa terminam.')
  await user.click(screen.getAllByRole('button', { name: 'Desvincular' }).at(-1)!)
  await waitFor(() => expect(asked).toEqual([['unlink', { id: 8 }]]))
})
