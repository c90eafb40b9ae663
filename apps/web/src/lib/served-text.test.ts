import { afterEach, expect, test, vi } from 'vitest'
import { afterFirstView } from './first-view.ts'
import { dropServedText } from './served-text.ts'

vi.mock('./first-view.ts', () => ({ afterFirstView: vi.fn() }))

afterEach(() => document.body.replaceChildren())

test('the text that the server wrote stays until the first screen is drawn (docs/screens.md#public-pages-without-scripts)', () => {
  const text = document.createElement('div')
  text.id = 'page-text'
  document.body.append(text)
  dropServedText()
  expect(text.isConnected).toBe(true)
  const [drawn] = vi.mocked(afterFirstView).mock.lastCall!
  drawn()
  expect(text.isConnected).toBe(false)
  // A page without such a text has nothing to take away.
  drawn()
})
