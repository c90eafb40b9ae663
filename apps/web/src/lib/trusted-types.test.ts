import { expect, it, test } from 'vitest'
import { installTrustedTypes, isCleanMarkup, isOwnScript } from './trusted-types.ts'

test.each([
  ['<p>Olá <strong>mundo</strong>, onde = 1 e on=2</p>', true],
  ['<a href="https://x.example/?a=1&amp;b=2">ligação</a><img src="/files/1" alt="a">', true],
  ['texto com &lt;script&gt; escrito', true],
  ['[data-radix-select-viewport]{scrollbar-width:none}', true],
  ['<script>alert(1)</script>', false],
  ['<img src=x onerror=alert(1)>', false],
  ['<img/onerror="alert(1)" src=x>', false],
  ['<a href="javascript:alert(1)">x</a>', false],
  ['<a href= javascript:alert(1)>x</a>', false],
  ['<iframe src="/x"></iframe>', false],
  ['<svg onload=alert(1)>', false],
  ['<base href="https://x.example">', false],
])('markup that could run is not shown: %s', (text, clean) => {
  expect(isCleanMarkup(text)).toBe(clean)
})

test.each([
  ['/assets/proof.worker-abc.js', true],
  ['https://intranet.example/assets/a.js', true],
  ['https://outro.example/assets/a.js', false],
  ['/files/8a6b', false],
  ['data:text/javascript,1', false],
  ['blob:https://intranet.example/1', false],
])('a worker is a file of our own build: %s', (address, own) => {
  expect(isOwnScript(address, 'https://intranet.example/news')).toBe(own)
})

it('a browser that knows such policies gets one that refuses the rest (docs/security.md#trusted-types)', () => {
  const made: [string, { createHTML(text: string): string | null }][] = []
  window.trustedTypes = { createPolicy: (name, rules) => made.push([name, rules]) }
  installTrustedTypes()
  delete window.trustedTypes
  installTrustedTypes()
  expect(made.map(([name]) => name)).toEqual(['default'])
  expect(made[0]![1].createHTML('<script>')).toBeNull()
  expect(made[0]![1].createHTML('<p>')).toBe('<p>')
})
