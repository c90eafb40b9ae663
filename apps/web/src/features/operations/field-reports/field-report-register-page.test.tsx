import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { withoutTls } from '@/test/without-tls.ts'
import { FieldReportRegisterPage } from './field-report-register-page.tsx'

test('the form opens on an address without TLS', async () => {
  serverAnswers({})
  withoutTls()
  await renderInApp(() => <FieldReportRegisterPage />)
  expect(await screen.findByLabelText(/^Bairro/)).toBeTruthy()
})
