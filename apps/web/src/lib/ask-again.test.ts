import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { askAgain } from './ask-again.ts'

it('what changes while the first answer is under way is seen', async () => {
  const queryClient = new QueryClient()
  const answers: ((value: number) => void)[] = []
  const queryFn = () => new Promise<number>((answer) => void answers.push(answer))
  const observer = new QueryObserver(queryClient, { queryKey: ['avisos'], queryFn })
  const stop = observer.subscribe(() => {})
  expect(answers).toHaveLength(1)

  const asked = askAgain(queryClient, { queryKey: ['avisos'] })
  answers[0]!(0)
  await expect.poll(() => answers.length).toBe(2)
  answers[1]!(1)
  await asked
  expect(observer.getCurrentResult().data).toBe(1)
  stop()
})

it('an answer that is there is asked for once', async () => {
  const queryClient = new QueryClient()
  let asked = 0
  const observer = new QueryObserver(queryClient, {
    queryKey: ['avisos'],
    queryFn: () => Promise.resolve(++asked),
  })
  const stop = observer.subscribe(() => {})
  await expect.poll(() => observer.getCurrentResult().data).toBe(1)
  await askAgain(queryClient, { queryKey: ['avisos'] })
  expect(asked).toBe(2)
  stop()
})
