import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { AddHere } from './add-here.tsx'
import { AddLink } from './add-link.tsx'
import { EmptyRows } from './empty-rows.tsx'

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

test('an empty list names what is missing and offers what its head adds, to who may add', async () => {
  await renderInApp(() => (
    <AddHere>
      <AddLink to="/holidays/register">NOVO FERIADO</AddLink>
      <EmptyRows what="feriados" />
    </AddHere>
  ))
  expect(await screen.findByText('Ainda não há feriados que você veja.')).toBeTruthy()
  const add = ['NOVO FERIADO', '/holidays/register']
  expect(links()).toEqual([add, add])
  cleanup()
  await renderInApp(() => (
    <AddHere>
      <AddLink to="/holidays/register">NOVO FERIADO</AddLink>
      <EmptyRows text="Os feriados aparecem aqui." />
    </AddHere>
  ))
  expect(await screen.findByText('Os feriados aparecem aqui.')).toBeTruthy()
  expect(links()).toEqual([add, add])
  cleanup()
  await renderInApp(() => (
    <AddHere>
      <EmptyRows />
    </AddHere>
  ))
  expect(await screen.findByText('Ainda não há nada aqui que você veja.')).toBeTruthy()
  expect(links()).toEqual([])
})

test('who sees everything reads only that there is none', async () => {
  await renderInApp(() => <EmptyRows what="feriados" />, '', [], { roles: ['users:superadmin'] })
  expect(await screen.findByText('Ainda não há feriados.')).toBeTruthy()
})
