import { identityProviders as text } from '@intranet/contract/messages/single-sign-on'
import { expect, it } from 'vitest'
import { OutgoingError } from '../../../platform/outgoing-error.ts'
import { problemOf } from './discovery.ts'

const wrapped = (cause: Error) => new TypeError('fetch failed', { cause: new Error('inner', { cause }) })

it.each([
  ['a plain address', new OutgoingError('plain', ''), text.plainAddress],
  ['a private network', new OutgoingError('private', ''), text.privateAddress],
  ['a host that is not named', new OutgoingError('host', ''), text.hostNotNamed],
  ['a neighbour that rests', new OutgoingError('resting', ''), text.away],
  [
    'another issuer',
    Object.assign(new Error(), { code: 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED' }),
    text.otherIssuer,
  ],
  ['no answer', new Error('ECONNRESET'), text.away],
])('%s is named, however deep the library has put it', (_what, error, problem) => {
  expect([problemOf(error), problemOf(wrapped(error))]).toEqual([problem, problem])
})
