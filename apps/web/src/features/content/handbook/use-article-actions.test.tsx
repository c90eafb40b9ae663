import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderInApp } from '@/test/render-in-app.tsx'
import { serverAnswers } from '@/test/server-answers.ts'
import { useArticleActions } from './use-article-actions.ts'

it('a publication reads the article of its form again: what is saved next is saved on the published version', async () => {
  serverAnswers({ 'handbook.publish': () => ({ id: 3, versao: 2 }) })
  const article = { id: 3, titulo: 'Ponto', versao: 1, requer_lido: false }
  const { user, router } = await renderInApp(() => {
    const { publish } = useArticleActions()
    return <button onClick={() => void publish(article)}>publicar</button>
  })
  const readAgain = vi.spyOn(router, 'invalidate')
  await user.click(await screen.findByRole('button', { name: 'publicar' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }))
  await vi.waitFor(() => expect(readAgain).toHaveBeenCalled())
})
