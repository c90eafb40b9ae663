import { expect, test } from 'vitest'
import { readSignOnStep } from './sign-on-step.ts'

const encoded = (value: unknown) => `#passo=${Buffer.from(JSON.stringify(value)).toString('base64url')}`

test('the step behind the # is read, and nothing else', () => {
  const step = { challenge: 'FACTOR_REQUIRED', sessao: 'uma', meios: ['codigo', 'recuperacao'] }
  expect(readSignOnStep(encoded(step))).toEqual(step)
  for (const other of [
    '',
    '#passo=',
    '#passo=x',
    '#convite=abc',
    encoded({ challenge: 'OUTRO', sessao: 'x' }),
    encoded('x'),
  ])
    expect(readSignOnStep(other)).toBe(undefined)
})
