import { readsNews } from '@intranet/contract/content/news-access'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { Agenda } from './agenda.tsx'
import { Colleagues } from './colleagues.tsx'
import { LatestNews } from '@/features/content/news/latest-news.tsx'
import { HomeApplications } from '@/features/content/applications/home-applications.tsx'
import { TodayEvents } from '@/features/content/calendar/today-events.tsx'
import { cn } from '@/lib/cn.ts'
import { TodayMaintenance } from '@/features/operations/incidents/today-maintenance.tsx'
import { dayLabel } from './day-label.ts'
import { QuickActions } from './quick-actions.tsx'
import { ObligationList } from './obligation-list.tsx'

/** The internal home: what waits for me today. Later modules add their part. */
export function TodayPage() {
  const session = useSession()
  const employee = session?.employee ?? false
  // On a slow phone the day and its duties are drawn before what is beside them.
  const drawsAll = useDeferredValue(true, false)
  const read = useQuery(trpc.home.today.queryOptions())
  return (
    <LoadedPage reads={[read]}>
      {(data) => (
        <Page>
          <PageHead heading="Hoje" total={dayLabel(data.data, 'whole')} totalBelow />
          <PageSheet
            className={cn(
              'grid grid-cols-[minmax(0,1fr)] gap-x-7',
              employee && 'min-[901px]:grid-cols-[minmax(0,1fr)_300px]',
            )}
            spine={
              <Spine label="Sua agenda" under>
                <Agenda today={data.data} holidays={data.feriados}>
                  {employee && drawsAll && (
                    <>
                      <TodayEvents today={data.data} />
                      <TodayMaintenance />
                    </>
                  )}
                </Agenda>
              </Spine>
            }
          >
            <div>
              {employee && <QuickActions />}
              {/* Its label is as high as those beside it. */}
              <div>
                <ObligationList />
              </div>
              {drawsAll && readsNews(session) && <LatestNews />}
            </div>
            {employee && drawsAll && (
              <div className="max-[901px]:pt-6">
                <Colleagues home={data} />
                <HomeApplications />
              </div>
            )}
          </PageSheet>
        </Page>
      )}
    </LoadedPage>
  )
}
