import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RecordHistory } from './record-history.tsx'
import { historyOf } from '@/components/records/history.ts'

const department = historyOf(['rh_departamento'], {})
const person = historyOf(['rh_usuario'], {})
const button = () => screen.queryByRole('button', { name: 'Ver histórico de Edições' })

test('the history of a record is offered to its module only, and to people about themselves', async () => {
  // Ana (id 7) has no role but "user".
  await renderInApp(() => (
    <>
      <p>tela</p>
      <RecordHistory history={department} id={7} />
      <RecordHistory history={person} id={8} />
    </>
  ))
  await screen.findByText('tela')
  expect(button()).toBeNull()
  await renderInApp(() => <RecordHistory history={person} id={7} />)
  await screen.findByRole('button', { name: 'Ver histórico de Edições' })
})
