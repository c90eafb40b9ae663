import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { PeopleField } from './people-field.tsx'
import { PersonField } from './person-field.tsx'

const schema = z.object({ id_usuario: z.number().nullable(), participantes: z.array(z.number()) })
type Values = z.input<typeof schema>

test('two people of one name are distinguished by position and provider, in both fields', async () => {
  const people = [
    { id: 1, nome: 'Ana Souza', detalhe: 'Técnica · Vetorial' },
    { id: 2, nome: 'Ana Souza', detalhe: '' },
  ]
  serverAnswers({ 'users.options': () => people })
  const { user } = await renderInApp(() => (
    <Form
      identity={newRecord('invitation')}
      schema={schema}
      defaultValues={{ id_usuario: null, participantes: [] }}
      onSubmit={async () => {}}
    >
      <PersonField<Values> name="id_usuario" label="Responsável" />
      <PeopleField<Values> name="participantes" label="Convidados" />
    </Form>
  ))
  await user.click(screen.getByRole('combobox', { name: 'Responsável' }))
  const options = await screen.findAllByRole('option', { name: /Ana Souza/ })
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ana SouzaTécnica · Vetorial', 'Ana Souza'])
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('textbox', { name: 'Convidados' }), 'ana')
  expect(await screen.findByRole('button', { name: /Ana Souza ?Técnica · Vetorial/ })).toBeTruthy()
})
