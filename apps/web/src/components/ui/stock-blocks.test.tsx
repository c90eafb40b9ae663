import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import '@/test/render-in-app.tsx'
import { CardWithFields, TabsWithTable } from '../../../gallery/stock-fields.tsx'
import { CardWithForm, DialogWithParts, TableWithMenu } from '../../../gallery/stock-blocks.tsx'

// Blocks of shadcn's public pages with the imports alone changed; the gallery shows what they look like (/pieces).
afterEach(cleanup)

const slotsIn = (element: Element) =>
  [...element.querySelectorAll('[data-slot]')].map((part) => part.getAttribute('data-slot'))

test('a card with a form has its head, its action, named fields and a foot', async () => {
  const { container } = render(<CardWithForm />)
  const card = container.querySelector('[data-slot=card]')!
  expect([...card.children].map((part) => part.getAttribute('data-slot'))).toEqual([
    'card-header',
    'card-content',
    'card-footer',
  ])
  expect(slotsIn(card.querySelector('[data-slot=card-header]')!)).toEqual([
    'card-title',
    'card-description',
    'card-action',
    'button',
  ])
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('ana@example.com')
  // A link that looks like a button is one element, the link itself.
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).className).toContain('text-primary')
  expect(screen.getByRole('combobox', { name: 'Framework' }).textContent).toBe('Select')
})

test('a dialog is named by its title, described by its description, and closed by its footer', async () => {
  render(<DialogWithParts />)
  await userEvent.click(screen.getByRole('button', { name: 'Open Dialog' }))
  const dialog = screen.getByRole('dialog', { name: 'Edit profile', description: /^Make changes/ })
  expect(dialog.className).toContain('sm:max-w-[425px]')
  const footer = dialog.querySelector<HTMLElement>('[data-slot=dialog-footer]')!
  await userEvent.click(within(footer).getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a table has its caption, badges in stock variants, and a menu in each row', async () => {
  render(<TableWithMenu />)
  const table = screen.getByRole('table', { name: 'A list of your recent invoices.' })
  expect(within(table).getByText('Unpaid').className).toContain('bg-danger-soft')
  expect(within(table).getByText('PayPal').className).toContain('border')
  await userEvent.click(screen.getByRole('button', { name: 'Open menu of INV002' }))
  expect(screen.getByRole('menuitem', { name: 'Delete' }).className).toContain('text-danger')
  expect(screen.getByRole('menuitem', { name: 'API' }).getAttribute('aria-disabled')).toBe('true')
})

test('fields of one subject are a group under their legend, and each has its label', () => {
  render(<CardWithFields />)
  const group = screen.getByRole('group', { name: 'Payment Method' })
  expect(within(group).getByLabelText('Card Number').getAttribute('placeholder')).toMatch(/^1234/)
  expect(screen.getByRole('checkbox', { name: 'Same as shipping address' })).toBeTruthy()
})

test('tabs show a table in a card, and what is empty has its picture, words and ways on', async () => {
  render(<TabsWithTable />)
  expect(screen.getByRole('table', { name: 'A list of your recent invoices.' })).toBeTruthy()
  expect(screen.getByRole('tab', { name: 'Archived' }).className).toContain('disabled:opacity-50')
  await userEvent.click(screen.getByRole('tab', { name: 'Active' }))
  expect(slotsIn(screen.getByRole('tabpanel', { name: 'Active' }))).toEqual([
    'empty',
    'empty-header',
    'empty-media',
    'empty-title',
    'empty-description',
    'empty-content',
    'button',
    'button',
  ])
})
