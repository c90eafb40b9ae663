import { expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { renderInApp } from '@/test/render-in-app.tsx'
import { RecordHistory } from './record-history.tsx'

const button = () => screen.queryByRole('button', { name: 'Ver histórico de Edições' })

test('the history of a record is offered to its module only, and to people about themselves', async () => {
  // Ana (id 7) has no role but "user".
  await renderInApp(() => (
    <>
      <p>tela</p>
      <RecordHistory tables={['rh_departamento']} id={7} labels={{}} />
      <RecordHistory tables={['rh_usuario']} id={8} labels={{}} />
    </>
  ))
  await screen.findByText('tela')
  expect(button()).toBeNull()
  await renderInApp(() => <RecordHistory tables={['rh_usuario']} id={7} labels={{}} />)
  await screen.findByRole('button', { name: 'Ver histórico de Edições' })
})
