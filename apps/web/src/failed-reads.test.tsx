import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { test } from 'vitest'
import { TodayEvents } from '@/features/content/calendar/today-events.tsx'
import { InviteDialog } from '@/features/careers/talent-bank/invite-dialog.tsx'
import { ProblemTypesSheet } from '@/features/desk/backoffice/problem-types-sheet.tsx'
import { RoundListPage } from '@/features/marketing/sponsorship/round-list-page.tsx'
import { RafflePage } from '@/features/marketing/roulette/raffle-page.tsx'
import { answerCalls } from '@/test/answer-calls.ts'
import { renderInApp } from '@/test/render-in-app.tsx'

const nothing = () => {}

test.each<[string, () => ReactNode]>([
  ['TodayEvents', () => <TodayEvents today="2026-11-29" />],
  ['InviteDialog', () => <InviteDialog count={1} onInvite={nothing} onClose={nothing} />],
  ['ProblemTypesSheet', () => <ProblemTypesSheet onClose={nothing} />],
  ['RoundListPage', () => <RoundListPage id={5} />],
  ['RafflePage', () => <RafflePage id={5} />],
])(
  '%s that cannot read is not empty: it says so and reads again (docs/screens.md#failed-reads)',
  async (_name, part) => {
    answerCalls({
      'sponsorshipRequests.get': () => ({
        id: 5,
        protocolo: 'P1',
        evento: 'Feira',
        situacao: 'em_negociacao',
      }),
      'roulette.list': () => ({ total: 0, depois: null, dados: [] }),
      'roulette.prizes': () => [],
    })
    await renderInApp(part)
    await screen.findByRole('button', { name: 'Tentar de novo' })
  },
)
