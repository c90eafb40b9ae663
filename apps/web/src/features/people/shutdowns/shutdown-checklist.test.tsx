import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { checklist } from '@intranet/contract/people/shutdown-options'
import { trpc } from '@/lib/trpc.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Refusal, serverAnswers } from '@/test/server-answers.ts'
import { ShutdownChecklist } from './shutdown-checklist.tsx'

function Screen() {
  const { data } = useQuery(trpc.shutdowns.get.queryOptions({ id: 1 }))
  return data ? <ShutdownChecklist record={data} /> : null
}

const [first, second] = checklist

/** The checklist on a server that refuses one item and answers nothing before it is let. */
async function open(refused?: string) {
  const ticked = new Map<string, boolean>()
  const sent: string[] = []
  serverAnswers({
    'shutdowns.get': () => ({
      id: 1,
      situacao: 'aprovado',
      itens: checklist.map(({ item }) => ({ item, feito_em: ticked.get(item) ? '2026-11-22T12:00Z' : null })),
    }),
    'shutdowns.check': (input) => {
      const { item, feito } = input as { item: string; feito: boolean }
      sent.push(item)
      if (item === refused) throw new Refusal(409, 'Este desligamento já foi encerrado.')
      ticked.set(item, feito)
      return input
    },
  })
  const { user } = await renderInApp(() => <Screen />, '', undefined, { roles: ['desligamentos:gestor'] })
  await screen.findByText('0 de 7')
  const answer = fetch
  let release = () => {}
  const locked = new Promise<void>((done) => (release = done))
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    await locked
    return answer(...asked)
  })
  const box = ({ titulo }: (typeof checklist)[number]) =>
    screen.getByRole('checkbox', { name: new RegExp(`^${titulo}`) })
  return { user, sent, box, letAnswer: () => release() }
}

it('takes ticks as fast as they come, one after the other', async () => {
  const { user, sent, box, letAnswer } = await open()
  await user.click(box(first))
  await user.click(box(second))
  expect([box(first), box(second)].map((one) => one.ariaChecked)).toEqual(['true', 'true'])
  expect(sent).toEqual([])
  letAnswer()
  await screen.findByText('2 de 7')
  expect(sent).toEqual([first.item, second.item])
})

it('takes back what is refused, and keeps the others', async () => {
  const { user, box, letAnswer } = await open(first.item)
  await user.click(box(first))
  await user.click(box(second))
  letAnswer()
  await screen.findByText('1 de 7')
  await waitFor(() => expect(box(first).ariaChecked).toBe('false'))
  expect(box(second).ariaChecked).toBe('true')
})
