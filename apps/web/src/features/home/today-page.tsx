import { readsNews } from '@intranet/contract/content/news-access'
import { useQuery } from '@tanstack/react-query'
import { LoadedPage } from '@/components/shell/loaded-page.tsx'
import { Page, PageHead, PageSheet, Spine } from '@/components/shell/page.tsx'
import { useSession } from '@/lib/session.ts'
import { trpc } from '@/lib/trpc.ts'
import { Agenda } from './agenda.tsx'
import { Colleagues } from './colleagues.tsx'
import { LatestNews } from '@/features/content/news/latest-news.tsx'
import { HomeApplications } from '@/features/content/applications/home-applications.tsx'
import { TodayEvents } from '@/features/content/calendar/today-events.tsx'
import { TodayMaintenance } from '@/features/operations/incidents/today-maintenance.tsx'
import { dayLabel } from './day-label.ts'
import { ObligationList } from './obligation-list.tsx'
import './home.css'

/** The internal home: what waits for me today. Later modules add their part. */
export function TodayPage() {
  const session = useSession()
  const employee = session?.employee ?? false
  const read = useQuery(trpc.home.today.queryOptions())
  return (
    <LoadedPage reads={[read]}>
      {(data) => (
        <Page>
          <PageHead heading="Hoje" total={dayLabel(data.data, 'whole')} />
          <PageSheet
            className="home"
            spine={
              <Spine label="Sua agenda">
                <Agenda today={data.data} holidays={data.feriados}>
                  {employee && (
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
              <ObligationList />
              {readsNews(session) && <LatestNews />}
            </div>
            {employee && (
              <div>
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
