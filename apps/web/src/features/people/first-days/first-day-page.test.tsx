import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { FirstDayPage } from './first-day-page.tsx'

test('bank data that cannot be read is said, and read again', async () => {
  let reads = 0
  answerCalls({
    'firstDays.get': () => ({
      id: 5,
      nome: 'Ana Lemos',
      situacao: 'aberta',
      papeis: [],
      faltam: [],
      tem_banco: true,
      id_candidatura: 3,
    }),
    'firstDays.bank': () => {
      if (reads++ === 0) throw new Error()
      return { banco: 'Banrisul', agencia: '1', conta: '2', tipo_conta: 'corrente', pix_chave: null }
    },
  })
  const { user } = await renderInApp(() => <FirstDayPage id={5} />)
  await user.click(await screen.findByRole('button', { name: 'Mostrar dados bancários' }))
  await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('Banrisul')
})
