import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Outputs } from '@/lib/trpc.ts'
import { RequestTimeline } from './request-timeline.tsx'

type Request = Outputs['sponsorshipRequests']['get']
const moments = {
  situacao: 'concluida',
  situacao_em: '2026-08-14T12:00:00.000Z',
  created_at: '2026-05-06T12:00:00.000Z',
  analisada_em: null,
  negociada_em: null,
  aprovado_em: '2026-05-11T12:00:00.000Z',
  segunda_aprovacao_em: null,
  conta_enviada_em: '2026-07-17T12:00:00.000Z',
  data_inicio: '2026-07-05',
  data_fim: '2026-07-07',
} satisfies Partial<Request>
const shown = (of: Partial<Request> = {}) => {
  const view = render(<RequestTimeline request={{ ...moments, ...of } as Request} />)
  const labels = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.match(/^[^\d]+/)?.[0].replace(/desde $/, ''))
  view.unmount()
  return labels
}

it('the state is first, the event below the account of it', () => {
  expect(shown()).toEqual(['Concluída', 'Contas enviadas', 'Evento', 'Aprovada', 'Recebida'])
})

it('a cancelled request has no event', () => {
  expect(shown({ situacao: 'cancelada', conta_enviada_em: null })).toEqual([
    'Cancelada',
    'Aprovada',
    'Recebida',
  ])
})
