import type { CalendarEntry } from '@intranet/contract/content/calendar-words'
import { textWall } from '@intranet/contract/content/calendar-time'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { useDragging } from './use-calendar-changes.ts'

const entry: CalendarEntry = {
  chave: 'evento-1',
  camada: 'pessoal',
  id: 1,
  titulo: 'Reunião de rede',
  inicio: '2026-06-11T14:00',
  fim: '2026-06-11T15:00',
  dia_inteiro: false,
  meu: true,
}

function Days() {
  const { drag, drop } = useDragging()
  return ['12', '13'].map((day) => (
    <button
      key={day}
      type="button"
      onClick={() => {
        drag(entry)
        drop(textWall(`2026-06-${day}T14:00`), true)
      }}
    >
      {day}
    </button>
  ))
}

it('an event whose move is under way is not moved again from where the page still shows it', async () => {
  const sent: string[] = []
  let answer = () => {}
  vi.stubGlobal('fetch', (_address: string, init: RequestInit) => {
    sent.push(String(init.body))
    return new Promise((done) => (answer = () => done(Response.json([{ result: { data: { id: 1 } } }]))))
  })
  const { user } = await renderInApp(() => <Days />)
  await user.click(screen.getByText('12'))
  await waitFor(() => expect(sent).toHaveLength(1))
  await user.click(screen.getByText('13'))
  answer()
  await screen.findByText('Evento movido.')
  expect(sent).toHaveLength(1)
  await user.click(screen.getByText('13'))
  await waitFor(() => expect(sent).toHaveLength(2))
  vi.unstubAllGlobals()
})
