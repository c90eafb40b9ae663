import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { answerCalls } from '@/test/answer-calls.ts'
import { openForm } from '@/test/open-form.tsx'
import { AudienceFields } from './audience-fields.tsx'

const rules = z.object({ id_empresa: z.int().nullable(), id_departamento: z.int().nullable() })

test('a provider goes with its departments and those of the whole group', async () => {
  answerCalls({
    'providers.options': () => [{ id: 1, nome: 'Razao', matiz: 1, ativo: true }],
    'departments.options': () => [
      { id: 5, nome: 'Redes', id_empresa: 1, empresa: 'Razao' },
      { id: 6, nome: 'Suporte', id_empresa: 2, empresa: 'Vetorial' },
      { id: 7, nome: 'Comercial', id_empresa: null, empresa: null },
    ],
  })
  const { user } = await openForm(<AudienceFields required />, undefined, rules, {
    id_empresa: 1,
    id_departamento: null,
  })
  await user.click(await screen.findByRole('combobox', { name: /Departamento/ }))
  const offered = await screen.findAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Redes', 'Comercial'])
})
