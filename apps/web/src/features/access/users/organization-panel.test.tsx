import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { newRecord } from '@/components/form/form-identity.ts'
import { Form } from '@/components/form/form.tsx'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { OrganizationPanel } from './organization-panel.tsx'

const place = { id_empresa: 1, id_departamento: null, id_cargo: null }

test('a person’s form names their department although it is inactive, no matter whose form was open before', async () => {
  const active = { id: 11, nome: 'Comercial', id_empresa: 1 }
  const another = { id: 12, nome: 'Suporte', id_empresa: 1 }
  const closed = { id: 13, nome: 'Redes', id_empresa: 1 }
  serverAnswers({
    'organization.options': (input) => ({
      empresas: [{ id: 1, nome: 'Vetorial', sistema: 'vetorial', matiz: null }],
      departamentos:
        (input as { id_departamento?: number }).id_departamento === 13
          ? [active, another, closed]
          : [active, another],
      cargos: [],
    }),
  })
  let openForm!: (saved: { id_empresa: number; id_departamento: number; id_cargo: null }) => void
  await renderInApp(function Screen() {
    const [saved, setSaved] = useState({ ...place, id_departamento: 11 })
    openForm = setSaved
    return (
      <Form
        key={saved.id_departamento}
        identity={newRecord('tela')}
        schema={z.record(z.string(), z.unknown()) as never}
        defaultValues={{ email: 'ana@intranet.example', ...saved }}
        onSubmit={async () => {}}
      >
        <OrganizationPanel staff saved={saved} />
      </Form>
    )
  })
  const department = () => screen.getByRole('combobox', { name: /Departamento/ }).textContent
  await waitFor(() => expect(department()).toBe('Comercial'))
  await act(async () => openForm({ ...place, id_departamento: 13, id_cargo: null }))
  await waitFor(() => expect(department()).toBe('Redes'))
})

test('opening a saved person fills nothing of their place', async () => {
  serverAnswers({
    'organization.options': () => ({
      empresas: [{ id: 1, nome: 'Vetorial', sistema: 'vetorial', matiz: null }],
      departamentos: [{ id: 11, nome: 'Comercial', id_empresa: 1 }],
      cargos: [{ id: 21, nome: 'Consultor', id_departamento: 11, setor: 'Vendas' }],
    }),
  })
  await renderInApp(() => (
    <Form
      identity={newRecord('tela')}
      schema={z.record(z.string(), z.unknown()) as never}
      defaultValues={{ email: '', ...place }}
      onSubmit={async () => {}}
    >
      <OrganizationPanel staff saved={place} />
    </Form>
  ))
  const box = (name: RegExp) => screen.getByRole('combobox', { name }).textContent
  await waitFor(() => expect(box(/Provedor/)).toBe('Vetorial'))
  expect(box(/Departamento/)).toBe('Selecione o departamento')
  expect(box(/Cargo/)).toBe('Selecione o cargo')
})
