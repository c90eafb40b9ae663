import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { useLinkSecret } from './link-secret.ts'

function Secret() {
  return <output>{useLinkSecret('chave') ?? 'nenhum'}</output>
}

test.each([
  ['#chave=Ab-c_9', 'Ab-c_9'],
  ['#prestacao=Ab-c_9', 'nenhum'],
  ['?chave=Ab-c_9', 'nenhum'],
  ['', 'nenhum'],
])(
  'a mailed link with %s has the secret %s (docs/security.md#links-with-a-secret)',
  async (address, secret) => {
    await renderInApp(Secret, address)
    expect((await screen.findByRole('status')).textContent).toBe(secret)
  },
)
