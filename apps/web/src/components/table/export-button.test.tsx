import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sessionQuery } from '@/lib/session.ts'
import { renderInApp } from '@/test/render-in-app.tsx'
import { ExportButton } from './export-button.tsx'

test('a guest is offered no file: the server would refuse it', async () => {
  const { queryClient } = await renderInApp(() => <ExportButton procedure="microregions.list" input={{}} />)
  expect(await screen.findByRole('button', { name: 'Exportar' })).toBeTruthy()
  act(() => queryClient.setQueryData(sessionQuery.queryKey, null))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull())
})
