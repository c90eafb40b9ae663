import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('a text is shown as it is written, between tags and in attributes', () => {
  expect(escapeHtml(`<b title="1" lang='pt'>R & D</b>`)).toBe(
    '&lt;b title=&quot;1&quot; lang=&#39;pt&#39;&gt;R &amp; D&lt;/b&gt;',
  )
})
