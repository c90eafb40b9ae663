import { screen, waitFor } from '@testing-library/react'
import { Bell as Icon } from 'lucide-react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { Bell } from './bell.tsx'

test('the list closes when a line is followed, and stays while lines are ticked off', async () => {
  const list = (
    <>
      <a href="#termo">O termo espera a sua assinatura.</a>
      <button type="button">Marcar como lida</button>
    </>
  )
  const { user } = await renderInApp(() => (
    <Bell icon={Icon} name="Notificações" unreadWord="não lida" unread={1} lit={false} list={list} />
  ))
  await user.click(screen.getByRole('button', { name: /^Notificações/ }))
  await user.click(await screen.findByRole('button', { name: 'Marcar como lida' }))
  await user.click(screen.getByRole('link', { name: /O termo/ }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /O termo/ })).toBeNull())
})
