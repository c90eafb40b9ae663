import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { askForName } from './ask-for-name.ts'
import type { Session } from './session.ts'

const person = (nome: string | null) => ({ nome, usuarioId: 7 }) as Session

test('who has no name is led to their own record from everywhere but there (docs/screens.md#people-without-a-name)', () => {
  for (const path of ['/', '/home/vacancy', '/faq/list', '/users/edit/8']) {
    const led = (() => {
      try {
        return askForName(person(null), path)
      } catch (error) {
        return error
      }
    })()
    expect(isRedirect(led) && led.options.href, path).toBe('/users/edit/7')
  }
  expect(() => askForName(person(null), '/users/edit/7')).not.toThrow()
  expect(() => askForName(person('Ana'), '/home/vacancy')).not.toThrow()
})
