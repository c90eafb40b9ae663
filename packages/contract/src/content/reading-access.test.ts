import { expect, it } from 'vitest'
import { readsHandbook, readsWholeFaq } from './knowledge-access.ts'
import { confirmationReach, mayRemind, readsNews, writesNews } from './news-access.ts'

const employee = (...roles: string[]) => ({ roles: ['user', ...roles], employee: true })
const outsider = (...roles: string[]) => ({ roles: ['user', ...roles], employee: false })

it('employees read news, FAQ and handbook; others need a role of the module', () => {
  const reads = (who: Parameters<typeof readsNews>[0]) =>
    [readsNews, readsWholeFaq, readsHandbook].map((ask) => ask(who))
  expect(reads(employee())).toEqual([true, true, true])
  expect(reads(outsider())).toEqual([false, false, false])
  expect(reads(outsider('novidades:leitor'))).toEqual([true, false, false])
  expect(reads(outsider('perguntas_frequentes:leitor'))).toEqual([false, true, false])
  expect(reads(outsider('manual:leitor'))).toEqual([false, false, true])
  expect(reads(null)).toEqual([false, false, false])
})

it('a solicitante of news writes them, a leitor does not', () => {
  const writers = [
    employee('novidades:gestor'),
    employee('novidades:solicitante'),
    employee('novidades:leitor'),
    null,
  ]
  expect(writers.map(writesNews)).toEqual([true, true, false, false])
})

it('who confirmed is shown for the providers to HR and to managers, for the department to rh:solicitante', () => {
  expect(confirmationReach(employee('rh:gestor'))).toBe('provedores')
  expect(confirmationReach(employee('novidades:gestor'))).toBe('provedores')
  expect(confirmationReach(employee('novidades:gestor'), 'manual')).toBeNull()
  expect(confirmationReach(employee('manual:gestor'), 'manual')).toBe('provedores')
  expect(confirmationReach(employee('rh:solicitante'))).toBe('departamento')
  expect(confirmationReach(employee('rh:leitor'))).toBeNull()
  expect(confirmationReach(null)).toBeNull()
})

it('reminders are sent by anyone who sees all of them', () => {
  const senders = [employee('rh:gestor'), employee('rh:solicitante'), employee(), null]
  expect(senders.map(mayRemind)).toEqual([true, false, false, false])
})
